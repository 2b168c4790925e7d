import { fork, takeEvery } from "redux-saga/effects";

import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onHeard } from "@/shared/saga/onHeard";
import { writeStored } from "@/shared/storage";

import {
  layoutKeys,
  type LayoutMode,
  onPreferredModeChange,
  selectLayoutMode,
  selectSidebar,
  selectTheme,
  type SidebarLayout,
  sidebarToggled,
  systemModeChanged,
  themeChosen,
} from "./layoutSlice";

export function* layoutSaga() {
  yield takeEvery([themeChosen, sidebarToggled], storeLayout);
  yield takeEvery([themeChosen, sidebarToggled, systemModeChanged], showLayout);
  yield onHeard(onPreferredModeChange, followSystem);
  yield fork(showLayout);
}

function* storeLayout(): Saga {
  yield* call(writeStored, layoutKeys.theme, yield* select(selectTheme));
  yield* call(writeStored, layoutKeys.sidebar, yield* select(selectSidebar));
}

function* showLayout(): Saga {
  yield* call(markDocument, yield* select(selectLayoutMode), yield* select(selectSidebar));
}

function* followSystem(mode: LayoutMode): Saga {
  yield* put(systemModeChanged(mode));
}

/** The specification sets the theme on the body and the sidebar's on the root; Bootstrap needs it on the root too. */
function markDocument(mode: LayoutMode, sidebar: SidebarLayout) {
  const { documentElement: root, body } = document;
  root.dataset.bsTheme = mode;
  body.dataset.bsTheme = mode;
  root.dataset.sidebar = mode;
  root.dataset.layout = sidebar;
}
