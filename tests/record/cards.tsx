import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { createMemoryRouter, Link, RouterProvider, useParams } from "react-router-dom";
import { onTestFinished } from "vitest";
import { array, boolean, object, string } from "yup";

import type { HotelChanges } from "@/contract/hotelChanges";
import { type Topic, topics } from "@/contract/topics";
import type { Feature } from "@/shared/feature/feature";
import { hotelChangesSlice, hotelHeard } from "@/shared/changes/hotelChangesSlice";
import { createRecord } from "@/shared/record/createRecord";
import { FormSection } from "@/shared/record/sections/FormSection";
import { OpenRecord } from "@/shared/record/OpenRecord";
import { RecordForm } from "@/shared/record/RecordForm";
import type { RecordValues } from "@/shared/record/recordRules";
import { SaveButton } from "@/shared/record/SaveButton";
import { isNewId } from "@/shared/routing/paths";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TagsField } from "@/shared/ui/fields/TagsField";
import { TextField } from "@/shared/ui/fields/TextField";

import { refusedWith } from "../support/refusedWith";
import { openStore } from "../support/openStore";

export interface CardDraft {
  title: string;
  place: string;
  isUrgent: boolean;
  tags: string[];
  notes: string;
}

export interface Card extends CardDraft {
  id: string;
  version: number;
  by: string;
}

export type CardAct = "hand" | "return";

export interface CardValues extends CardDraft, RecordValues {}

/** A lost-and-found card, as simple as a record can be. */
export const card: Card = {
  id: "CARD-1",
  version: 1,
  by: "Eva Ruiz",
  title: "Paraguas",
  place: "Bar",
  isUrgent: false,
  tags: [],
  notes: "",
};

interface Of<More extends object = object> {
  params: { id: string } & More;
}
interface Upon<More extends object = object> {
  body: { version: number } & More;
}

/** What a server would keep, and how it is to fail. */
export function createServer() {
  const cards = new Map([[card.id, card]]);
  const created = new Map<string, string>();
  const server = {
    cards,
    /** Thrown by the next call. */
    failure: undefined as unknown,
    refuseNextUpdate: undefined as unknown,
    /** Reads wait for it. */
    held: undefined as Promise<void> | undefined,
    /** Replies of acts and forms wait for it. */
    repliesHeld: undefined as Promise<void> | undefined,
    /** Of all calls. */
    calls: 0,
    /** What another desk does. */
    change(changes: Partial<CardDraft>) {
      const now = cards.get(card.id)!;
      cards.set(card.id, { ...now, ...changes, version: now.version + 1 });
    },
    /** Done by another desk right after the next act. */
    inBetween: [] as Partial<CardDraft>[],
    reply() {
      server.calls += 1;
      const { failure } = server;
      server.failure = undefined;
      if (failure) throw failure;
    },
    async get({ params: { id } }: Of): Promise<Card> {
      server.reply();
      await server.held;
      const found = cards.get(id);
      if (!found) throw refusedWith({ message: "Not found" }, 404);
      return found;
    },
    async create({ body: { clientId, draft } }: { body: { clientId: string; draft: CardDraft } }): Promise<Card> {
      server.reply();
      const id = created.get(clientId) ?? `CARD-${cards.size + 1}`;
      created.set(clientId, id);
      const made = cards.get(id) ?? { ...card, ...draft, id };
      cards.set(id, made);
      return made;
    },
    async update({ params: { id }, body: { version, draft } }: Of & Upon<{ draft: CardDraft }>): Promise<Card> {
      server.reply();
      const { refuseNextUpdate } = server;
      server.refuseNextUpdate = undefined;
      if (refuseNextUpdate) throw refuseNextUpdate;
      return server.write(id, version, draft);
    },
    /** Handing a card over changes its place. */
    async act({ params: { id, action }, body: { version } }: Of<{ action: CardAct }> & Upon): Promise<Card> {
      server.reply();
      const acted = await server.write(id, version, { place: action });
      server.inBetween.splice(0).forEach(server.change);
      return acted;
    },
    /** The version must be the newest. */
    async write(id: string, version: number, changes: Partial<CardDraft>): Promise<Card> {
      const current = cards.get(id)!;
      if (current.version !== version)
        throw refusedWith({ message: "Otra persona la cambió.", reasons: [], current }, 409);
      const written = { ...current, ...changes, version: version + 1 };
      cards.set(id, written);
      await server.repliesHeld;
      return written;
    },
  };
  return server;
}

/** Reads, or the replies of acts and forms, wait until they are released. */
export function hold(server: ReturnType<typeof createServer>, what: "held" | "repliesHeld") {
  let release = () => {};
  server[what] = new Promise((resolve) => (release = resolve));
  return { release: () => release() };
}

const draftOf = ({ title, place, isUrgent, tags, notes }: CardDraft): CardDraft => ({
  title,
  place,
  isUrgent,
  tags,
  notes,
});
const valuesOf = (shown: Card): CardValues => ({
  clientId: crypto.randomUUID(),
  version: shown.version,
  ...draftOf(shown),
});
const newCard = () => valuesOf({ ...card, version: 0, title: "", place: "" });

/** The rules of its form. */
export const cardRules = (server: ReturnType<typeof createServer>) => ({
  get: Object.assign(server.get, { reads: ["requests"] as const }),
  create: server.create,
  update: server.update,
  act: server.act,
  notDone: "booking.notChanged" as const,
  valuesOf,
  draftOf: (values: CardValues) => draftOf(values),
  isValues: (values: object) => "title" in values,
  nameOf: ({ title }: CardValues) => title,
  changedBy: ({ by }: Card) => by,
  path: "/cards/:id",
  listPath: "/cards",
  texts: "booking" as const,
});

const schema = object({
  title: string().required("sentence.nameRequired"),
  place: string(),
  isUrgent: boolean(),
  tags: array(),
  notes: string(),
});

/** The page of a card, in a small app of its own. */
export async function openCards(path = `/cards/${card.id}`, server = createServer()) {
  const record = createRecord<Card, CardDraft, CardValues, CardAct>()("card", cardRules(server));
  const news = { slices: [hotelChangesSlice], *saga() {} };
  const feature: Feature = {
    catalogues: ["controls", "booking", "reasons"],
    state: async () => [record, news],
    pages: [],
  };

  function CardPage() {
    const { id = "-" } = useParams();
    return (
      <>
        <Link to="/cards">Lista</Link>
        <OpenRecord record={record} id={isNewId(id) ? undefined : id}>
          {(opened) => (
            <RecordForm
              form={record}
              record={opened}
              newValues={newCard}
              schema={schema}
              fields={[
                { name: "title", label: "Objeto" },
                { name: "place", label: "Lugar" },
                { name: "notes", label: "Notas" },
              ]}
              refusals={{ fields: { CLOSED: "place" }, values: {} }}
            >
              <FormSection title="Ficha">
                <TextField name="title" label="Objeto" />
                <TextField name="place" label="Lugar" />
                <SwitchField name="isUrgent" label="Urgente" />
                <TagsField
                  name="tags"
                  label="Etiquetas"
                  tags={[
                    { tag: "wet", label: "Mojado" },
                    { tag: "dear", label: "Caro" },
                  ]}
                />
                <NotesField name="notes" label="Notas" limit={10} />
                <SaveButton />
              </FormSection>
            </RecordForm>
          )}
        </OpenRecord>
      </>
    );
  }

  const store = openStore();
  await store.install(feature);
  const router = createMemoryRouter(
    [
      { path: "/cards/:id", element: <CardPage /> },
      { path: "/cards", element: <h1>Todas</h1> },
    ],
    { initialEntries: [path] },
  );
  const app = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  function close() {
    app.unmount();
    store.stop();
    router.dispose();
  }
  onTestFinished(close);
  let cursor = 0;
  /** A change of what a card shows, or of something else. */
  const hear = (topic: Topic = "requests") => {
    cursor += 1;
    const lastOf = { ...Object.fromEntries(topics.map((one) => [one, 0])), [topic]: cursor } as HotelChanges["lastOf"];
    act(() => void store.dispatch(hotelHeard({ cursor, lastOf })));
  };
  return { user: userEvent.setup(), server, store, router, record, hear, close };
}

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
