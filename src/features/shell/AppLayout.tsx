import "./shell.scss";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import ThemeProvider from "react-bootstrap/ThemeProvider";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router-dom";

import { ConnectionNote } from "@/shared/connection/ConnectionNote";
import type { Feature } from "@/shared/feature/feature";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { Notices } from "@/shared/notices/Notices";
import { PaperHead } from "@/shared/print/PaperHead";
import { Row } from "@/shared/ui/layout/Row";
import { Brand } from "@/shared/ui/page/Brand";
import { IconButton } from "@/shared/ui/IconButton";
import { CloseIcon } from "@/shared/ui/icons";
import { OnceUsedModal } from "@/shared/ui/overlays/OnceUsedModal";
import { passNoHeldEnter } from "@/shared/ui/passNoHeldEnter";
import { passNoSecondClick } from "@/shared/ui/passNoSecondClick";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { CommandPalette } from "./palette/CommandPalette";
import { Sidebar } from "./sidebar/Sidebar";
import { LeaveQuestion } from "./topBar/LeaveQuestion";
import { ResetQuestion } from "./topBar/ResetQuestion";
import { TopBar } from "./topBar/TopBar";

/** The frame of the app: top bar, sidebar (on a phone behind a button), and the page. */
export function AppLayout() {
  const { text } = useText();
  const { dir } = useLanguage();
  const { key, pathname } = useLocation();
  const isPhone = useNarrowerThan("tablet");
  const [drawer, setDrawer] = useState<{ visit?: string; pathname?: string }>({}); // where it was opened: the next page closes it
  const [isSearching, setIsSearching] = useState(false);
  const isDrawerOpen = drawer.visit === key;
  const openDrawer = () => setDrawer({ visit: key, pathname });
  const closeDrawer = () => setDrawer({ pathname: drawer.pathname });

  const hasOwnNote = useMatches().some(({ handle }) => (handle as Partial<Feature> | undefined)?.showsConnection);

  const openSearch = useCallback(() => setIsSearching(true), []);

  usePaletteKey(openSearch);
  useEffect(() => passNoSecondClick(), []);
  useEffect(() => passNoHeldEnter(), []);

  return (
    <ThemeProvider dir={dir}>
      <a className="skip-link" href="#content">
        {text("shell.skip")}
      </a>
      <TopBar onDrawer={isPhone ? openDrawer : undefined} onSearch={openSearch} />
      <div className="shell">
        {isPhone ? (
          <OnceUsedModal
            show={isDrawerOpen}
            onHide={closeDrawer}
            onExited={closeDrawer}
            restoreFocus={drawer.pathname === pathname}
            aria-label={text("sidebar.label")}
            dialogClassName="phone-menu"
          >
            <Row justify="between" className="phone-menu-header">
              <Brand />
              <IconButton label={text("close")} icon={CloseIcon} onClick={closeDrawer} />
            </Row>
            <div className="phone-menu-body">
              <Sidebar />
            </div>
          </OnceUsedModal>
        ) : (
          <div className="sidebar">
            <Sidebar />
          </div>
        )}
        <main id="content" className="content" tabIndex={-1}>
          <PaperHead />
          <ConnectionNote isSilent={hasOwnNote} />
          <Outlet />
        </main>
      </div>
      <PageOnItsWay />
      <ScrollRestoration />
      <Notices />
      <LeaveQuestion />
      <ResetQuestion />
      <CommandPalette isOpen={isSearching} onClose={() => setIsSearching(false)} />
    </ThemeProvider>
  );
}

/** While a page's code is being fetched the old page stays, under a progress line. */
function PageOnItsWay() {
  const { text } = useText();
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === "loading" && (
        <div className="page-on-its-way">
          <span className="visually-hidden">{text("loading")}</span>
        </div>
      )}
    </div>
  );
}

/** Text typed in a dialog would be lost on another page. A drawer has an address, and asks itself. */
const isDialogOpen = () => document.querySelector(".modal:not(.drawer)") !== null;

/** Ctrl+K, or Command+K, from anywhere in the app but a dialog. */
function usePaletteKey(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    if (!isDialogOpen()) open();
  });

  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
