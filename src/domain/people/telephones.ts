/** How Spain writes a number without a prefix; the hotel is there. */
const nationalNumber = /^[6-9]\d{8}$/;

/** The digits of a telephone with the country's prefix: `+34 600…`, `0034 600…` and `600…` are the same. */
export function telephoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  return nationalNumber.test(digits) && !phone.trim().startsWith("+") ? `34${digits}` : digits;
}
