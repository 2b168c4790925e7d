import { generalReasonTexts } from "@/contract/definition/generalReasons";

import { reasonsFrom } from "../reasonFor";

export const generalReason = reasonsFrom(generalReasonTexts);
