import { companyReasonTexts } from "@/contract/companies/companyReasons";

import { reasonsFrom } from "../reasonFor";

export const companyReason = reasonsFrom(companyReasonTexts);
