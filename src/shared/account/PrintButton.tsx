import { PrintIcon } from "@/shared/ui/icons";

interface PrintButtonProps {
  label: string;
  onPress: () => void;
}

export function PrintButton({ label, onPress }: PrintButtonProps) {
  return (
    <button type="button" className="btn btn-quiet account-print" onClick={onPress}>
      <PrintIcon size={18} aria-hidden="true" />
      {label}
    </button>
  );
}
