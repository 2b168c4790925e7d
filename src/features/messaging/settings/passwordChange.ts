import { createSubmission } from "@/shared/submission/createSubmission";

export interface PasswordChange {
  currentPassword: string;
  password: string;
  repeatedPassword: string;
}

export const passwordChange = createSubmission<PasswordChange>()("passwordChange");
