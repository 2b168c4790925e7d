import { useEffect, useState } from "react";

import { addressOf } from "./fileContents";

/** The address of a draft file, once its content has been read. */
export function useFileAddress(id: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void addressOf(id).then((found) => isWanted && setAddress(found));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return address;
}
