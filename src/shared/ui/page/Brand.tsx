import { useText } from "@/shared/i18n/useText";

/** The mark, a concierge's bell over the line of the bay, and the product's name. */
export function Brand() {
  const { text } = useText();
  return (
    <span className="brand">
      <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="brand-tile" />
        <path d="M7 20.5a9 9 0 0 1 18 0Z" className="brand-bell" />
        <path d="M16 8.2v3.3M13.6 8h4.8" className="brand-stroke" />
        <path d="M5.5 24.2c2.1-1.5 4.2-1.5 6.3 0s4.2 1.5 6.3 0 4.200-1.5 8.400 0" className="brand-sea" />
      </svg>
      <span className="brand-name">{text("product.name")}</span>
    </span>
  );
}
