import { useText } from "@/shared/i18n/useText";

/** Opens the drawer in which a file of records is read. */
export function ImportButton({ onPress }: { onPress: (isImporting: true) => void }) {
  const { text } = useText();
  return (
    <button type="button" className="btn btn-quiet" onClick={() => onPress(true)}>
      {text("import.button")}
    </button>
  );
}
