import { useEffect } from "react";

import { useText } from "@/shared/i18n/useText";

export function useDocumentTitle(title: string) {
  const product = useText().text("product.name");
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
