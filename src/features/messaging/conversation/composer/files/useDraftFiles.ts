import { nanoid, type Store } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useStore } from "react-redux";

import { messageLimits } from "@/contract/messaging/conversations";

import { draftRefused, fileAdded, selectDraft } from "../draft/draftsSlice";
import { keepContent } from "./fileContents";
import { fileProblem } from "./fileProblem";

type State = Parameters<typeof selectDraft>[0];

/** Adds valid files to a conversation's draft, and says why another is not valid. */
export function useDraftFiles(chatId: string) {
  const store = useStore<State>();
  return useCallback((files: readonly File[]) => addTo(store, chatId, files), [store, chatId]);
}

function addTo(store: Store<State>, chatId: string, files: readonly File[]) {
  let refused: File | undefined;
  for (const file of files) if (!add(file)) refused ??= file;
  if (refused) store.dispatch(draftRefused({ chatId, problem: problemOf(refused) }));

  function add(file: File): boolean {
    if (whyNot(file)) return false;
    const id = nanoid();
    keepContent(id, file);
    store.dispatch(fileAdded({ chatId, file: { id, name: file.name, mime: file.type, size: file.size } }));
    return true;
  }

  function whyNot({ name, type: mime, size }: File) {
    return fileProblem({ name, mime, size }, selectDraft(store.getState(), chatId).files.length);
  }

  function problemOf(file: File) {
    const values = { name: file.name, limit: messageLimits.files, megabytes: messageLimits.fileBytes / 1024 / 1024 };
    return { id: whyNot(file) ?? "composer.file.tooMany", values } as const;
  }
}
