import "./notices.scss";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { CheckIcon, CloseIcon, WarningIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";

import { type Notice, noticeDismissed, selectNotices, wordsOf } from "./noticesSlice";

const SHOWN_MS = 8000;
const ROOM = "--notices-room";

/**
 * Brief messages of the app, announced politely. They disappear by themselves, but not under the pointer or the focus.
 * A drawer makes room for them.
 */
export function Notices() {
  const { text } = useText();
  const notices = useSelector(selectNotices);
  const section = useRef<HTMLElement>(null);
  const isThere = notices.length > 0;

  useEffect(() => {
    const { current } = section;
    if (!isThere || !current) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(ROOM, `${current.offsetHeight}px`));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty(ROOM);
    };
  }, [isThere]);

  return (
    <section ref={section} className="notices" aria-label={text("notices.label")} aria-live="polite">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { id, kind, path, written } = notice;
  const { text, say } = useText();
  const dispatch = useDispatch();
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = () => void dispatch(noticeDismissed(id));
  const goByItself = useEffectEvent(dismiss);
  const KindIcon = kind === "error" ? WarningIcon : CheckIcon;

  useEffect(() => {
    if (isHeld || path) return undefined;
    const timer = setTimeout(goByItself, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, path]);

  return (
    <div
      className={`notice notice-${kind}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <KindIcon size={18} aria-hidden="true" />
      <Stack gap={4} grows>
        <p dir="auto">
          {wordsOf(notice, say)}
          {path && (
            <>
              {" "}
              <Link to={path} onClick={dismiss}>
                {text("notices.open")}
              </Link>
            </>
          )}
        </p>
        {written && <p dir="auto">{text("notices.written", { text: written })}</p>}
      </Stack>
      <IconButton
        label={text("close")}
        icon={CloseIcon}
        size={16}
        className="icon-button icon-button-sm"
        onClick={dismiss}
      />
    </div>
  );
}
