import type { AxiosProgressEvent, InternalAxiosRequestConfig } from "axios";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { conversationsContract, messageLimits } from "@/contract/messaging/conversations";
import {
  cannedAnswersRequested,
  selectCannedAnswers,
  selectCannedAnswersStatus,
} from "@/features/messaging/conversation/composer/cannedAnswersSlice";
import type { DraftFile } from "@/features/messaging/conversation/composer/draft/draft";
import {
  draftChanged,
  draftRefused,
  draftSubmitted,
  fileAdded,
  fileFailed,
  fileRemoved,
  fileRetried,
  fileUploaded,
  mentionPicked,
  replyDropped,
  replyStarted,
  selectDraft,
  selectDrafts,
  selectDraftText,
  urgencyToggled,
} from "@/features/messaging/conversation/composer/draft/draftsSlice";
import {
  forgetAllContents,
  keepContent,
  readContent,
} from "@/features/messaging/conversation/composer/files/fileContents";
import { type OutgoingMessage, selectOutbox } from "@/features/messaging/conversation/state/outboxSlice";
import { http } from "@/shared/api/http";
import { signedOut } from "@/shared/session/sessionSlice";

import { until } from "../../support/openArea";
import { holdTime, fatou, omar, openDesk } from "./conversationDesk";

const { uploadFile, listCannedAnswers, sendMessage } = conversationsContract;

const keptUnder = `draft:chat:${omar}`;
const quoted = { mId: "1", text: "¿A qué hora?", time: "", meta: { ...metaOf(omar) } };
const joan = { id: "contact-joan", name: "Joan Puig" };
const pisos = { id: "Pisos", name: "Pisos" };
const report = { id: "report", name: "parte.pdf", mime: "application/pdf", size: 5 };
const pool = { id: "pool", name: "piscina.png", mime: "image/png", size: 6 };
const tooLarge = { id: "composer.file.tooLarge" } as const;

function metaOf(sender: string) {
  return { sender, receiver: "1", sent: true, received: true, read: true };
}

async function openComposer() {
  const desk = await openDesk();
  const { dispatch, see, log } = desk;
  const type = (text: string, chatId = omar) => dispatch(draftChanged({ chatId, text }));
  return {
    ...desk,
    type,
    draft: (chatId = omar) => see(selectDraft, chatId),
    send(text?: string) {
      if (text !== undefined) type(text);
      dispatch(draftSubmitted(omar));
    },
    /** Picks a file whose content is its name. */
    attach(file: Omit<DraftFile, "status">) {
      keepContent(file.id, new Blob([file.name]));
      dispatch(fileAdded({ chatId: omar, file }));
    },
    /** The last message that the server has, once what is on its way has come. */
    async sent() {
      await until(() => expect(see(selectOutbox)).toEqual([]));
      return log(omar).last()!;
    },
    /** Once no file of a draft is on its way any more. */
    uploaded: () =>
      until(() => {
        const files = Object.values(see(selectDrafts)).flatMap((draft) => draft.files);
        expect(files.filter(({ status }) => status === "uploading")).toEqual([]);
      }),
  };
}

/** As another tab does it. */
function writeElsewhere(draft: object | null, key = keptUnder) {
  if (draft) localStorage.setItem(key, JSON.stringify({ version: 1, draft }));
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

const draftOf = (text: string, more: object = {}) => ({ text, files: [], isUrgent: false, mentions: [], ...more });

const kept = () => {
  const stored = localStorage.getItem(keptUnder);
  return stored === null ? undefined : (JSON.parse(stored) as { draft: { text: string } }).draft;
};

afterEach(forgetAllContents);

describe("a draft", () => {
  it("is empty at first, and belongs to its own conversation", async () => {
    const { type, draft, see } = await openComposer();
    expect([draft(), see(selectDraftText, omar), see(selectDrafts)]).toEqual([draftOf(""), "", {}]);
    type("Solo para Omar");
    expect(draft()).toEqual(draftOf("Solo para Omar"));
    expect([see(selectDraftText, omar), see(selectDraftText, fatou)]).toEqual(["Solo para Omar", ""]);
    type("Y para Fatou", fatou);
    expect([draft().text, draft(fatou).text]).toEqual(["Solo para Omar", "Y para Fatou"]);
  });

  it("is a reply until the quote is dropped, and urgent until it is toggled again", async () => {
    const { dispatch, draft } = await openComposer();
    dispatch(replyDropped(omar));
    expect(draft().replyOf).toBeUndefined();
    dispatch(replyStarted({ chatId: omar, message: quoted }));
    expect(draft()).toMatchObject({ text: "", replyOf: quoted });
    dispatch(replyDropped(omar));
    expect(draft().replyOf).toBeUndefined();
    dispatch(urgencyToggled(omar));
    expect(draft()).toMatchObject({ text: "", isUrgent: true });
    dispatch(urgencyToggled(omar));
    expect(draft().isUrgent).toBe(false);
  });

  it.each([
    ["something else is written", () => draftChanged({ chatId: omar, text: "otra cosa" })],
    ["a file is added", () => fileAdded({ chatId: omar, file: report })],
    ["a file is removed", () => fileRemoved({ chatId: omar, id: report.id })],
    ["it is submitted", () => draftSubmitted(omar)],
  ])("drops its problem once %s", async (_, action) => {
    const { dispatch, draft } = await openComposer();
    dispatch(draftRefused({ chatId: omar, problem: tooLarge }));
    expect(draft()).toMatchObject({ text: "", problem: tooLarge });
    dispatch(action());
    expect(draft().problem).toBeUndefined();
  });

  it("is gone with a sign-out, and so are its files", async () => {
    const { type, attach, dispatch, see, uploaded } = await openComposer();
    type("De Marina");
    attach(report);
    await uploaded();
    window.dispatchEvent(new Event("pagehide"));
    dispatch(signedOut());
    expect(see(selectDrafts)).toEqual({});
    expect(await readContent(report.id)).toBeUndefined();
  });
});

describe("a stored draft", () => {
  it("is stored when the typing pauses, and not before", async () => {
    const { type, store } = await openComposer();
    const pass = holdTime();
    type("A medias");
    await pass(200);
    type("A medias y más");
    await pass(200);
    expect(kept()).toBeUndefined();
    await pass(100);
    expect(kept()).toMatchObject({ text: "A medias y más" });
    expect(store.getState()).toHaveProperty("outbox", []);
  });

  it("is stored at once when the page is left, each under its conversation, until it is sent", async () => {
    const { type, dispatch, send } = await openComposer();
    type("A medias");
    dispatch(urgencyToggled(fatou));
    type("Para Fatou", fatou);
    window.dispatchEvent(new Event("pagehide"));
    expect(kept()).toEqual(draftOf("A medias"));
    expect(localStorage.getItem(`draft:chat:${fatou}`)).toContain("Para Fatou");
    send();
    window.dispatchEvent(new Event("pagehide"));
    expect(kept()).toBeUndefined();
  });

  it("is there again after a reload", async () => {
    writeElsewhere(draftOf("A las", { replyOf: quoted, mentions: [joan] }));
    const { draft } = await openComposer();
    expect(draft()).toEqual(draftOf("A las", { replyOf: quoted, mentions: [joan] }));
  });

  it.each(["{", '{"version":1,"draft":{"text":7}}', '{"version":2,"draft":{}}'])(
    "is empty where it is stored as %s",
    async (stored) => {
      localStorage.setItem(keptUnder, stored);
      const { draft } = await openComposer();
      expect(draft()).toEqual(draftOf(""));
    },
  );

  it("uploads its files again after a reload, or says that they are gone", async () => {
    keepContent(report.id, new Blob(["parte"]));
    const files = [report, pool].map((file) => ({ ...file, status: "uploading" }));
    writeElsewhere(draftOf("", { files }));
    const { draft, network } = await openComposer();
    await until(() => expect(draft().files.map(({ status }) => status)).toEqual(["uploaded", "failed"]));
    expect(draft().files[1]!.reason).toEqual({ id: "composer.file.gone" });
    expect(network.callsOf(uploadFile)).toBe(1);
  });
});

describe("a draft of another tab", () => {
  it("is taken over as it is, not stored again, and does not replace what was just written here", async () => {
    const { draft, type, see } = await openComposer();
    for (const key of ["theme", "draft:booking"]) writeElsewhere(draftOf("Nada"), key);
    expect(see(selectDrafts)).toEqual({});
    writeElsewhere(draftOf("Desde"));
    writeElsewhere(draftOf("Desde otra", { isUrgent: true }));
    expect(draft()).toEqual(draftOf("Desde otra", { isUrgent: true }));
    localStorage.setItem(keptUnder, "de la otra");
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem(keptUnder)).toBe("de la otra");
    writeElsewhere(null);
    expect(draft()).toEqual(draftOf(""));
    type("Desde aquí");
    writeElsewhere(draftOf("Desde otra"));
    expect(draft().text).toBe("Desde aquí");
    window.dispatchEvent(new Event("pagehide"));
    writeElsewhere(draftOf("Desde otra"));
    expect(draft().text).toBe("Desde otra");
  });

  it("changes neither the files of this tab nor other conversations", async () => {
    const { draft, attach, type, uploaded } = await openComposer();
    attach(report);
    type("Para Fatou", fatou);
    await uploaded();
    window.dispatchEvent(new Event("pagehide"));
    const { files } = draft();
    writeElsewhere(draftOf("Desde otra"));
    expect(draft()).toEqual(draftOf("Desde otra", { files }));
    expect(files).toHaveLength(1);
    expect(draft(fatou).text).toBe("Para Fatou");
  });

  it("of the next person is not overwritten with a draft of the person before", async () => {
    const { type, draft } = await openComposer();
    type("Mi borrador");
    const next = { uid: 2, username: "Joan Puig", role: "staff", email: "joan@conserje.app" };
    localStorage.setItem("authUser", JSON.stringify(next));
    localStorage.setItem(keptUnder, "de otra persona");
    window.dispatchEvent(new StorageEvent("storage", { key: "authUser" }));
    expect(draft().text).toBe("");
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem(keptUnder)).toBe("de otra persona");
  });
});

describe("sending", () => {
  it("empties the draft at once: a second Enter sends nothing, and nothing unasked is sent", async () => {
    const { send, draft, sent, network, see } = await openComposer();
    send("Falta hielo");
    expect(draft()).toEqual(draftOf(""));
    send();
    const [{ clientId, time, ...outgoing }] = see(selectOutbox) as [OutgoingMessage];
    expect(outgoing).toEqual({ chatId: omar, text: "Falta hielo", status: "sending" });
    expect(Date.parse(time)).not.toBeNaN();
    const { mId, seq, time: _, meta, ...content } = await sent();
    expect([mId, seq]).not.toContain(undefined);
    expect(meta).toMatchObject({ sender: "1", receiver: omar });
    expect(content).toEqual({ text: "Falta hielo", clientId });
    expect(network.callsOf(sendMessage)).toBe(1);
  });

  it.each(["", "  \n "])("sends nothing where the text is %j, unless there is a file", async (text) => {
    const { send, draft, network, attach, sent, uploaded } = await openComposer();
    send(text);
    await network.idle();
    expect(network.callsOf(sendMessage)).toBe(0);
    expect(draft().text).toBe(text);
    attach(report);
    await uploaded();
    send();
    expect(await sent()).toMatchObject({ text, attachments: [{ name: "parte.pdf" }] });
  });

  it("sends the quoted message, and that it is urgent", async () => {
    const { send, write, dispatch, sent } = await openComposer();
    const message = write("¿A qué hora?", { chatId: omar });
    dispatch(replyStarted({ chatId: omar, message }));
    dispatch(urgencyToggled(omar));
    send("A las diez");
    expect(await sent()).toMatchObject({ text: "A las diez", isUrgent: true, replyOf: { mId: message.mId } });
  });

  it("mentions the people whom the text still names, each once, by the last name", async () => {
    const { send, dispatch, draft, sent } = await openComposer();
    for (const mentionable of [{ ...joan, name: "Juan" }, pisos, joan])
      dispatch(mentionPicked({ chatId: omar, mentionable }));
    expect(draft().mentions).toEqual([pisos, joan]);
    send("@Joan Puig, en la #214 te espera @Joan Puig");
    expect((await sent()).mentions).toEqual([joan.id]);
  });

  it("uploads files, sends pictures with their size, and drops the contents of the sent files", async () => {
    vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30 }));
    const { send, attach, draft, sent, uploaded, db } = await openComposer();
    keepContent("another", new Blob(["otro"]));
    attach(report);
    expect(draft()).toEqual(draftOf("", { files: [{ ...report, status: "uploading" }] }));
    attach(pool);
    await uploaded();
    const [first, second] = draft().files;
    expect(first).toMatchObject({ ...report, status: "uploaded", uploaded: { name: report.name, mime: report.mime } });
    expect(first).not.toHaveProperty("width");
    expect(second).toMatchObject({ ...pool, status: "uploaded", width: 40, height: 30, uploaded: { mime: pool.mime } });

    send("Mira");
    const { image, attachments } = await sent();
    expect(image).toEqual([{ id: expect.any(String), downloadLink: expect.any(String), width: 40, height: 30 }]);
    expect(attachments).toMatchObject([{ name: "parte.pdf", mime: "application/pdf" }]);
    const contents = [image![0]!, attachments![0]!].map(({ downloadLink }) => db.files.get(downloadLink)!.text());
    expect(await Promise.all(contents)).toEqual(["piscina.png", "parte.pdf"]);
    expect(await readContent(report.id)).toBeUndefined();
    expect(await readContent("another")).toBeDefined();
  });

  it("accepts a text of the greatest length, and keeps a longer text with a problem", async () => {
    const { send, draft, sent } = await openComposer();
    const full = "a".repeat(messageLimits.textLetters);
    send(`${full}a`);
    expect(draft()).toMatchObject({ text: `${full}a`, problem: { id: "composer.tooLong" } });
    expect((await sent()).text).not.toContain(full);
    send(full);
    expect(draft()).toEqual(draftOf(""));
    expect((await sent()).text).toBe(full);
  });

  it("waits for files that are uploading, and shows its problem for as long as that lasts", async () => {
    const { send, attach, draft, network, sent, uploaded, dispatch } = await openComposer();
    const letGo = network.hold(uploadFile);
    attach(report);
    attach(pool);
    send("Con el parte");
    expect(draft()).toMatchObject({ text: "Con el parte", problem: { id: "composer.stillUploading" } });
    const done = { ...report, downloadLink: "data:,", desc: "1 KB" };
    dispatch(fileUploaded({ chatId: omar, id: report.id, uploaded: done }));
    expect(draft().problem).toEqual({ id: "composer.stillUploading" });
    letGo();
    await uploaded();
    expect(draft().problem).toBeUndefined();
    dispatch(draftRefused({ chatId: omar, problem: tooLarge }));
    dispatch(fileRetried({ chatId: omar, id: report.id }));
    expect(draft().problem).toEqual(tooLarge);
    await uploaded();
    expect(draft().problem).toEqual(tooLarge);
    send();
    expect(await sent()).toMatchObject({ text: "Con el parte", attachments: [{ name: "parte.pdf" }] });
  });

  it("does not leave out a file that could not be uploaded, and says why until it is retried", async () => {
    const { send, dispatch, attach, draft, network, uploaded } = await openComposer();
    network.fail(uploadFile, { status: 400, message: "Demasiado grande." });
    attach(report);
    await uploaded();
    expect(draft().files).toEqual([{ ...report, status: "failed", reason: { text: "Demasiado grande." } }]);
    send("Con el parte");
    expect(draft()).toMatchObject({ text: "Con el parte", problem: { id: "composer.notUploaded" } });
    expect(network.callsOf(sendMessage)).toBe(0);
    dispatch(fileRetried({ chatId: omar, id: report.id }));
    expect(draft().problem).toBeUndefined();
    expect(draft().files).toEqual([{ ...report, status: "uploading" }]);
    await uploaded();
    expect(draft().files[0]).toMatchObject({ status: "uploaded", reason: undefined });
  });
});

describe("a file", () => {
  it("that is removed is gone, and the others stay, whatever is still reported of it", async () => {
    const { attach, draft, dispatch, uploaded, network, notices } = await openComposer();
    attach(report);
    attach(pool);
    await uploaded();
    dispatch(fileRemoved({ chatId: omar, id: report.id }));
    dispatch(fileRetried({ chatId: omar, id: report.id }));
    dispatch(fileFailed({ chatId: omar, id: report.id, reason: tooLarge }));
    await network.idle();
    expect(draft().files.map(({ id, status }) => [id, status])).toEqual([[pool.id, "uploaded"]]);
    expect([network.callsOf(uploadFile), notices()]).toEqual([2, []]);
    expect(await readContent(report.id)).toBeUndefined();
    expect(await readContent(pool.id)).toBeDefined();
  });

  it("has no time limit for its upload, which stops when it is removed", async () => {
    let upload: InternalAxiosRequestConfig | undefined;
    const { attach, dispatch, draft, network, notices } = await openComposer();
    const own = http.interceptors.request.use((config) => {
      if (config.url === uploadFile.path) upload = config;
      return config;
    });
    onTestFinished(() => http.interceptors.request.eject(own));
    network.hold(uploadFile);
    attach(report);
    await until(() => expect(upload).toBeDefined());
    expect(upload).toMatchObject({ timeout: 0 });
    upload!.onUploadProgress!({ progress: 0.4 } as AxiosProgressEvent);
    await until(() => expect(draft().files[0]).toMatchObject({ status: "uploading", sent: 0.4 }));
    dispatch(fileRemoved({ chatId: omar, id: report.id }));
    await until(() => expect(upload!.signal?.aborted).toBe(true));
    await network.idle();
    expect([draft(), notices()]).toEqual([draftOf(""), []]);
  });

  it("is uploaded for its own draft, also beside a similar file of another draft", async () => {
    const { attach, draft, dispatch, uploaded } = await openComposer();
    attach(report);
    keepContent("other", new Blob(["otro"]));
    dispatch(fileAdded({ chatId: fatou, file: { ...report, id: "other", name: "otro.pdf" } }));
    await uploaded();
    expect(draft().files[0]!.uploaded!.name).toBe("parte.pdf");
    expect(draft(fatou).files[0]!.uploaded!.name).toBe("otro.pdf");
  });
});

describe("the prepared answers", () => {
  it("load once at the first request, again after a failure, and without a notice", async () => {
    const { dispatch, see, network, notices } = await openComposer();
    expect([see(selectCannedAnswersStatus), see(selectCannedAnswers)]).toEqual(["idle", []]);
    network.fail(listCannedAnswers, 500);
    dispatch(cannedAnswersRequested());
    await until(() => expect(see(selectCannedAnswersStatus)).toBe("failed"));
    expect(notices()).toEqual([]);
    dispatch(cannedAnswersRequested());
    dispatch(cannedAnswersRequested());
    expect(see(selectCannedAnswersStatus)).toBe("loading");
    await until(() => expect(see(selectCannedAnswersStatus)).toBe("loaded"));
    expect(see(selectCannedAnswers).length).toBeGreaterThan(3);
    dispatch(cannedAnswersRequested());
    expect(see(selectCannedAnswersStatus)).toBe("loaded");
    await network.idle();
    expect(network.callsOf(listCannedAnswers)).toBe(2);
  });
});
