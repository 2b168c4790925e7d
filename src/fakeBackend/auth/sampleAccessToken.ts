const HOUR_S = 3600;

/** Has the form of a JWT that expires in an hour (specification, section 9). The signature is not real. */
export function sampleAccessToken(uid: number, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const parts = [
    { alg: "none", typ: "JWT" },
    { sub: String(uid), iat: issued, exp: issued + HOUR_S },
  ];
  return [...parts.map((part) => btoa(JSON.stringify(part)).replaceAll("=", "")), "sample"].join(".");
}
