import { useEffect, useState } from "react";

/** A QR code as the path of a picture whose side is `size` modules. */
export interface QrCode {
  path: string;
  size: number;
}

/**
 * The QR code of an address with correction M, which the tax agency asks for; undefined until its library is here. An empty
 * address has none, and nothing is fetched for it.
 */
export function useQrCode(address: string): QrCode | undefined {
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = address !== "";
    if (isWanted) void drawn(address).then((made) => isWanted && setCode(made));
    return () => {
      isWanted = false;
    };
  }, [address]);
  return code;
}

async function drawn(address: string): Promise<QrCode> {
  const { correction, generate } = await import("lean-qr");
  const code = generate(address, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, place) => place);
  const path = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join("");
  return { path, size: code.size };
}
