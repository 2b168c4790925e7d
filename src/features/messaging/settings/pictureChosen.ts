import { createAction } from "@reduxjs/toolkit";

import type { NewFile } from "@/contract/conversations";

export type PictureField = "basicDetails.profile" | "basicDetails.coverImage";

/** A picture of the person's own, to be uploaded and then set. */
export const pictureChosen = createAction<{ field: PictureField; file: NewFile }>("settings/pictureChosen");
