import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { listRequested, selectLists, selectStatus, type TopBarList } from "./topBarSlice";

/** A list of the top bar, asked for when it is first shown. */
export function useTopBarList<Name extends TopBarList>(name: Name) {
  const dispatch = useDispatch();
  const list = useSelector(selectLists)[name];
  const status = useSelector(selectStatus)[name];
  const request = () => void dispatch(listRequested(name));

  useEffect(() => void dispatch(listRequested(name)), [dispatch, name]);

  return { list, status, request };
}
