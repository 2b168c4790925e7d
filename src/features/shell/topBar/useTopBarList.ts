import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useOnceConnected } from "@/shared/connection/useOnceConnected";

import { listRequested, selectLists, selectProblems, selectStatus, type TopBarList } from "./topBarSlice";

/** A list of the top bar, loaded with the bar and after a reconnect, because its badge is always visible. */
export function useTopBarList<Name extends TopBarList>(name: Name) {
  const dispatch = useDispatch();
  const list = useSelector(selectLists)[name];
  const status = useSelector(selectStatus)[name];
  const problem = useSelector(selectProblems)[name];
  const request = () => void dispatch(listRequested(name));

  useEffect(() => void dispatch(listRequested(name)), [dispatch, name]);
  useOnceConnected(request);

  const isKnown = status === "loaded" || list.length > 0;
  return { list, status, isKnown, problem, request };
}
