import type { CivilDate, Product, Property, Room, RoomType, SalesChannel } from "@/contract/property";
import type {
  CancellationPolicy,
  ChildPolicy,
  DepositPolicy,
  HouseRules,
  PolicySnapshot,
} from "@/contract/reservations/policies";
import type { RatePlan } from "@/contract/reservations/rates";

import { sentences } from "@/contract/sentences";
import { lettersOf, seriesReasons } from "@/domain/billing/seriesRules";
import { termFaults } from "@/domain/billing/settingReasons";
import { entryFaults, roomRules } from "@/domain/setUp/entryFaults";
import { inOrderOf } from "@/domain/text/inOrderOf";

import type { Shelf } from "../../core/shelf";
import { refuseFaults, refuseInput } from "../../records/Refused";
import { Book } from "./Book";
import { SetRates } from "./SetRates";
import { type ListPrice, RateBook, type Season, type SpecialDay } from "./RateBook";

interface Entries {
  /** One entry. The business date is not set up: it moves with the night close. */
  property: Omit<Property, "businessDate">;
  rooms: Room;
  roomTypes: RoomType;
  seasons: Season;
  specialDays: SpecialDay;
  listPrices: ListPrice;
  ratePlans: RatePlan;
  cancellationPolicies: CancellationPolicy;
  depositPolicies: DepositPolicy;
  childPolicies: ChildPolicy;
  /** One entry. */
  houseRules: HouseRules & { id: string };
  products: Product;
  channels: SalesChannel;
}

/** The set-up that a sample begins with. */
export type SetUpSeed = { readonly [Name in keyof Entries]: readonly Entries[Name][] };

interface SetUpRules {
  refuseRoom?: (next: Room, former?: Room) => void;
  refuseRoomType?: (next: RoomType) => void;
  onChange?: () => void;
  /** Prices or restrictions of nights were set by hand. */
  onRates?: () => void;
}

/** The books of what the property has and sells. Each change goes through `put` of its book. */
export class SetUp {
  readonly property: Book<Entries["property"]>;
  readonly rooms: Book<Room>;
  readonly roomTypes: Book<RoomType>;
  readonly seasons: Book<Season>;
  readonly specialDays: Book<SpecialDay>;
  readonly listPrices: Book<ListPrice>;
  readonly ratePlans: Book<RatePlan>;
  readonly cancellationPolicies: Book<CancellationPolicy>;
  readonly depositPolicies: Book<DepositPolicy>;
  readonly childPolicies: Book<ChildPolicy>;
  readonly houseRules: Book<Entries["houseRules"]>;
  readonly products: Book<Product>;
  readonly channels: Book<SalesChannel>;
  readonly setRates: SetRates;
  readonly #onRates: () => void;
  #derived: ReturnType<typeof derivedFrom>;

  constructor(
    seed: SetUpSeed,
    shelf: Shelf,
    { refuseRoom, refuseRoomType, onChange: tell = () => {}, onRates = () => {} }: SetUpRules = {},
  ) {
    const onChange = () => {
      this.#derived = derivedFrom(this);
      tell();
    };
    const book = <Name extends keyof Entries>(
      name: Name,
      refuse?: (next: Entries[Name], former?: Entries[Name]) => void,
    ) =>
      new Book<Entries[Name]>(seed[name], shelf.table(`setUp.${name}`), {
        refuse: (next, former) => {
          const faults = [...entryFaults(next, name === "rooms" ? roomRules : undefined), ...this.#unknownIn(next)];
          refuseInput([], Object.fromEntries(faults.map((field) => [field, sentences.invalidValue])));
          refuse?.(next, former);
        },
        onChange,
      });
    this.property = book("property", ({ billing: { series, termDays } }) => {
      const reasons = Object.values(series).flatMap((format) => seriesReasons(lettersOf(format, "2000-01-01")));
      refuseFaults([...reasons.map((reason) => ({ field: "series", reason })), ...termFaults(termDays)]);
    });
    this.rooms = book("rooms", refuseRoom);
    this.roomTypes = book("roomTypes", refuseRoomType);
    this.seasons = book("seasons");
    this.specialDays = book("specialDays");
    this.listPrices = book("listPrices");
    this.ratePlans = book("ratePlans");
    this.cancellationPolicies = book("cancellationPolicies");
    this.depositPolicies = book("depositPolicies");
    this.childPolicies = book("childPolicies");
    this.houseRules = book("houseRules");
    this.products = book("products");
    this.channels = book("channels");
    this.setRates = new SetRates(shelf.table("setUp.setRates"));
    this.#onRates = onRates;
    this.#derived = derivedFrom(this);
  }

  /** Fields of an entry, or of its derivation, that name an entry of another book which is not there. */
  #unknownIn(entry: object): string[] {
    const named: Partial<Record<string, { find: (id: string) => object | undefined }>> = {
      roomTypeId: this.roomTypes,
      closedTypes: this.roomTypes,
      connectsWith: this.rooms,
      ratePlanId: this.ratePlans,
      cancellationPolicyId: this.cancellationPolicies,
      depositPolicyId: this.depositPolicies,
      childPolicyId: this.childPolicies,
    };
    const isUnknown = ([field, ids]: [string, unknown]) =>
      named[field] && [ids].flat().some((id) => !named[field]?.find(String(id)));
    const derivation = "derivedFrom" in entry ? (entry.derivedFrom ?? {}) : {};
    return Object.entries({ ...entry, ...derivation })
      .filter(isUnknown)
      .map(([field]) => field);
  }

  /** Sets nights by hand, all of them as one change. */
  changeRates(change: (rates: SetRates) => void) {
    change(this.setRates);
    this.#derived.rates = new RateBook(this);
    this.#onRates();
  }

  get rates(): RateBook {
    return this.#derived.rates;
  }

  /** By number. */
  get roomsInUse(): readonly Room[] {
    return this.#derived.rooms;
  }

  /** From the simplest upwards. */
  get roomTypesSold(): readonly RoomType[] {
    return this.#derived.roomTypes;
  }

  /** The same object for all who ask on a business date. */
  propertyOn(businessDate: CivilDate): Property {
    const known = this.#derived.property;
    if (known?.businessDate === businessDate) return known;
    const property = { ...this.property.all()[0]!, businessDate };
    this.#derived.property = property;
    return property;
  }

  /** A plan's policies as they are now: a reservation keeps those that it was made with. */
  policiesOf({ cancellationPolicyId, depositPolicyId, childPolicyId = "" }: RatePlan): PolicySnapshot {
    const key = [cancellationPolicyId, depositPolicyId, childPolicyId].join("/");
    const known = this.#derived.snapshots.get(key);
    if (known) return known;
    const cancellation = this.cancellationPolicies.find(cancellationPolicyId);
    const deposit = this.depositPolicies.find(depositPolicyId);
    const children = this.childPolicies.find(childPolicyId) ?? this.childPolicies.all()[0];
    if (!cancellation || !deposit || !children)
      throw new Error(`A rate plan names policies that are not there: ${key}`);
    const { checkInTime } = this.property.all()[0]!;
    const snapshot = { cancellation, deposit, children, checkInTime };
    this.#derived.snapshots.set(key, snapshot);
    return snapshot;
  }
}

/** All types, from the simplest upwards. */
export const inRankOrder = (types: Book<RoomType>): RoomType[] =>
  types.all().toSorted((one, other) => one.rank - other.rank);

/** Values that each call reads, made once for each change of the set-up. */
function derivedFrom(setUp: SetUp) {
  const inOrder = inOrderOf();
  const rooms = setUp.rooms.all().filter(({ isActive }) => isActive);
  return {
    rates: new RateBook(setUp),
    rooms: rooms.toSorted((one, other) => inOrder(one.number, other.number)),
    roomTypes: inRankOrder(setUp.roomTypes).filter(({ isActive }) => isActive),
    property: undefined as Property | undefined,
    /** By the ids of the policies, so that the reservations of a plan share one object. */
    snapshots: new Map<string, PolicySnapshot>(),
  };
}
