import { type AnchorHTMLAttributes, type MouseEvent, useState } from "react";
import { useDispatch } from "react-redux";

import { fetchFile, isOfApi } from "@/shared/api/fetchFile";
import { messageOf } from "@/shared/api/messageOf";
import { saveContent } from "@/shared/csv/saveFile";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { isForTheBrowser } from "@/shared/routing/PathLink";

interface FileLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "download" | "onClick"> {
  /** Without one there is nothing to download. */
  address: string | undefined;
  /** Of the file; else the last part of its address. */
  name?: string;
}

/**
 * Downloads a file. One of the API is asked for with the token, which a link cannot send, and a refusal is a notice: the
 * browser would leave the page for it.
 */
export function FileLink({ address, name = nameIn(address), children, ...anchor }: FileLinkProps) {
  const dispatch = useDispatch();
  const [isOnItsWay, setIsOnItsWay] = useState(false);

  async function download(event: MouseEvent) {
    if (!address || !isOfApi(address) || isForTheBrowser(event)) return;
    event.preventDefault();
    if (isOnItsWay) return;
    setIsOnItsWay(true);
    try {
      saveContent(name, await fetchFile(address));
    } catch (error) {
      const sentence = { id: "conversation.notDownloaded", values: { name } } as const;
      dispatch(noticeShown({ kind: "error", sentence, detail: messageOf(error) }));
    } finally {
      setIsOnItsWay(false);
    }
  }

  return (
    <a {...anchor} href={address} download={name} aria-busy={isOnItsWay} onClick={(event) => void download(event)}>
      {children}
    </a>
  );
}

const nameIn = (address = "") =>
  /^(?:blob|data):/.test(address) ? "" : (address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");
