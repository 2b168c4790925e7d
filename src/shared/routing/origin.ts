import { type Location, useLocation, useNavigate } from "react-router-dom";

import { isObject } from "@/shared/shapes";

/** State of an address that was opened from another one, which has a state of its own. It outlives a reload. */
interface Opened {
  origin: Location;
}

/** State for a link to what leads back to this address; `place` names the part of the page where the person goes on. */
export function useOrigin(place?: string): Opened {
  const location = useLocation();
  return { origin: place === undefined ? location : { ...location, hash: `#${place}` } };
}

/** Whether the address was opened from another one of the app, and the way back there, or else to `path`. */
export function useWayBack(path: string): { isOpened: boolean; goBack: () => void } {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const origin = isObject(state) && isObject(state.origin) ? (state as Partial<Opened>).origin : undefined;
  return {
    isOpened: origin !== undefined,
    goBack: () => void (origin ? navigate(origin, { state: origin.state as unknown }) : navigate(path)),
  };
}
