import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { expect, it, onTestFinished } from "vitest";

import { createAppStore } from "@/app/store";
import { createUndo } from "@/shared/undo/createUndo";
import { UndoOffer } from "@/shared/undo/UndoOffer";
import { UndoQuestion } from "@/shared/undo/UndoQuestion";

const zoe = { id: "1", name: "Zoe" };

async function openUndo() {
  const deletions = createUndo<typeof zoe>()("testDeletion");
  const store = createAppStore();
  onTestFinished(() => store.stop());
  await store.install({ catalogues: [], state: async () => [{ slices: [deletions], *saga() {} }], pages: [] });
  render(
    <Provider store={store}>
      <UndoQuestion
        undo={deletions}
        title="Delete"
        confirmLabel="Yes, delete"
        cancelLabel="Keep"
        sentenceOf={({ name }) => `Delete ${name}?`}
      />
      <UndoOffer undo={deletions} sentenceOf={(done) => `${done.length} deleted.`} />
    </Provider>,
  );
  const { actions, selectors } = deletions;
  const see = <Seen,>(selector: (state: never) => Seen) => selector(store.getState() as never);
  return { store, actions, selectors, see, user: userEvent.setup() };
}

it("asks before an act, and does nothing where the person declines", async () => {
  const { store, actions, selectors, see, user } = await openUndo();
  store.dispatch(actions.asked(zoe));
  const dialog = await screen.findByRole("dialog", { name: "Delete" });
  expect(within(dialog).getByText("Delete Zoe?")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Keep" }));
  expect([see(selectors.selectAsked), see(selectors.selectUndoable)]).toEqual([null, []]);
});

it("offers to undo what was done together, once", async () => {
  const { store, actions, selectors, see, user } = await openUndo();
  store.dispatch(actions.offered([zoe, { id: "2", name: "Ana" }]));
  expect(await screen.findByText("2 deleted.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(screen.queryByText("2 deleted.")).not.toBeInTheDocument());
  expect(see(selectors.selectUndoable)).toEqual([]);
});
