import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { Book } from "@/fakeBackend/hotel/setUp/Book";
import type { SetUpSeed } from "@/fakeBackend/hotel/setUp/SetUp";

/** A write to each book of the set-up, which changes all entries in all that pages show of them. */
export function setUpWrites({ setUp }: Hotel): Record<keyof SetUpSeed, () => void> {
  return {
    rooms: eachEntry(setUp.rooms)(({ number }) => ({ number: `9${number}`, floor: 9, features: ["balcony"] })),
    roomTypes: eachEntry(setUp.roomTypes)(({ name, code, extraAdultPrice }) => ({
      name: `${name} grande`,
      code: `${code}2`,
      extraAdultPrice: 2 * extraAdultPrice,
    })),
    listPrices: eachEntry(setUp.listPrices)(({ price }) => ({ price: 2 * price })),
    seasons: eachEntry(setUp.seasons)(({ level }) => ({ level: 2 * level })),
    specialDays: () =>
      setUp.specialDays.put({
        id: "04-16",
        minStay: 3,
        isClosedToArrival: true,
        isClosedToDeparture: true,
        closedTypes: ["DBL"],
      }),
    ratePlans: eachEntry(setUp.ratePlans)(({ name }) => ({ name: `${name} nueva`, minStay: 4 })),
    cancellationPolicies: eachEntry(setUp.cancellationPolicies)(({ name }) => ({
      name: `${name} nueva`,
      lateFee: { kind: "fixed", amount: 1_00 },
    })),
    depositPolicies: eachEntry(setUp.depositPolicies)(({ name }) => ({
      name: `${name} nuevo`,
      fee: { kind: "fixed", amount: 1_00 },
    })),
    childPolicies: eachEntry(setUp.childPolicies)(() => ({ bands: [{ upToAge: 17, percent: 10 }] })),
    houseRules: eachEntry(setUp.houseRules)(({ petKg }) => ({ petKg: petKg + 1 })),
    products: eachEntry(setUp.products)(({ name, price }) => ({
      name: `${name} nuevo`,
      price: 2 * price,
      vat: 21,
      per: "stay",
    })),
    channels: eachEntry(setUp.channels)(({ name }) => ({ name: `${name} nuevo`, commissionPercent: 50 })),
    property: eachEntry(setUp.property)(() => ({
      name: "Otro",
      timeZone: "Atlantic/Canary",
      currency: "USD",
      checkInTime: "18:00",
      checkOutTime: "09:00",
      overbookingAllowance: 20,
      compensationLimit: 0,
      cashLimit: 0,
      cashLimitAbroad: 0,
      establishmentCode: "",
      registerScheme: "short",
    })),
  };
}

/** Changes each entry of a book. */
export const eachEntry =
  <Entry extends { id: string }>(book: Book<Entry>) =>
  (change: (entry: Entry) => Partial<Entry>) =>
  () => {
    for (const entry of book.all()) book.put({ ...entry, ...change(entry) });
  };
