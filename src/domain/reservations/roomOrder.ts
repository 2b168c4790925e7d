/** A room that a stay can have. */
interface FittingRoom {
  /** It is somebody else's before the stay ends. */
  endsEarly: boolean;
  isOfTypeSold: boolean;
  /** Empty and clean, where the guest needs it today. */
  isReady: boolean;
  /** Of its type, from the simplest upwards. */
  rank: number;
}

/** Which of two rooms is offered first: free to the end, then of the type sold, then ready, then of the simpler type. */
export const inRoomOrder = (one: FittingRoom, other: FittingRoom): number =>
  Number(one.endsEarly) - Number(other.endsEarly) ||
  Number(other.isOfTypeSold) - Number(one.isOfTypeSold) ||
  Number(other.isReady) - Number(one.isReady) ||
  one.rank - other.rank;
