import type { AppName } from "@/contract/header";

export const appsSeed: AppName[] = ["hotels", "restaurants", "sales", "reservations", "rooms", "messaging"];
