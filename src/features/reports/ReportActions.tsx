import { useLocation, useNavigate } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { chatPathTo } from "@/shared/routing/chatPathTo";
import { BookmarkIcon, DownloadIcon, ForwardIcon, type Icon, PrintIcon } from "@/shared/ui/icons";

interface ReportActionsProps {
  /** Of the report, for the message that carries its link. */
  title: string;
  /** Absent while there is nothing to print or export. */
  onPrint?: () => void;
  onExport?: () => void;
  onKeep: () => void;
}

/** Keep, send, export and print a report. */
export function ReportActions({ title, onPrint, onExport, onKeep }: ReportActionsProps) {
  const { text } = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const send = () => void navigate(chatPathTo(`${title}: ${window.location.origin}${pathname}${search}`));
  return (
    <>
      <ReportAction icon={BookmarkIcon} label={text("reports.view.keep")} onPress={onKeep} />
      <ReportAction icon={ForwardIcon} label={text("reports.send")} onPress={send} />
      <ReportAction icon={DownloadIcon} label={text("reports.export")} onPress={onExport} />
      <ReportAction icon={PrintIcon} label={text("reports.print")} onPress={onPrint} />
    </>
  );
}

const ReportAction = ({ icon: ActionIcon, label, onPress }: { icon: Icon; label: string; onPress?: () => void }) => (
  <button
    type="button"
    className="btn btn-quiet report-act"
    aria-label={label}
    aria-disabled={!onPress}
    onClick={onPress}
  >
    <ActionIcon size={18} aria-hidden="true" />
    <span className="report-act-name">{label}</span>
  </button>
);
