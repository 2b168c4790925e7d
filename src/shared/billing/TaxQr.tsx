import "./tax-qr.scss";

import { qrWords } from "@/domain/billing/qrAddress";
import type { Words } from "@/shared/i18n/useWordsIn";

import type { QrCode } from "./useQrCode";

/** The QR code by which a customer checks an invoice at the tax agency. */
export interface TaxMark {
  /** Of the agency, "" where nothing is registered there. */
  address: string;
  /** The hotel sends its records, and says so (RD 1619/2012 art. 6.5): else it keeps them for the agency to ask for. */
  isVerifiable: boolean;
  /** Nothing of it is real. */
  isDemo: boolean;
}

interface TaxQrProps extends Pick<TaxMark, "isVerifiable" | "isDemo"> {
  code: QrCode;
  text: Words["text"];
}

/** In its place on paper, with the words of the law (AEAT, "Características del QR", v0.4.7): first of all, and centred. */
export const TaxQr = ({ code: { path, size }, isVerifiable, isDemo, text }: TaxQrProps) => (
  <figure className="tax-qr" lang="es" dir="ltr">
    <figcaption>{qrWords.before}</figcaption>
    <div>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrWords.before} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      {isDemo && <strong>{text("invoice.demo")}</strong>}
    </div>
    {isVerifiable && <p>{qrWords.verifiable}</p>}
  </figure>
);
