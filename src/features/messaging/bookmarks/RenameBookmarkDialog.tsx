import { useDispatch, useSelector } from "react-redux";
import { object, string } from "yup";

import { sentenceLimits } from "@/contract/sentences";
import { withMax } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { SubmissionForm } from "@/shared/submission/SubmissionForm";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { TextField } from "@/shared/ui/fields/TextField";

import { bookmarkRename } from "../base/submissions";
import { renameEnded, selectRenamedBookmark } from "./bookmarksSlice";

const schema = object({
  title: string()
    .trim()
    .required("bookmarks.titleRequired")
    .max(sentenceLimits.textTooLong, withMax("bookmarks.titleTooLong")),
});

export function RenameBookmarkDialog() {
  const { text } = useText();
  const dispatch = useDispatch();
  const bookmark = useSelector(selectRenamedBookmark);
  return (
    <Dialog isOpen={Boolean(bookmark)} title={text("bookmarks.renameTitle")} onClose={() => dispatch(renameEnded())}>
      {bookmark && (
        <SubmissionForm
          submission={bookmarkRename}
          initialValues={{ title: bookmark.title }}
          schema={schema}
          submitLabel={text("bookmarks.saveTitle")}
        >
          <TextField name="title" label={text("bookmarks.titleField")} dir="auto" autoFocus />
        </SubmissionForm>
      )}
    </Dialog>
  );
}
