import { createAction } from "@reduxjs/toolkit";

import type { NewFile } from "@/contract/conversations";

export type PictureField = "basicDetails.profile" | "basicDetails.coverImage";

/** An own picture, to be uploaded and then set. */
export const pictureChosen = createAction<{ field: PictureField; file: NewFile }>("settings/pictureChosen");
