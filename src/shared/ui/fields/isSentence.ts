import type { Sentence } from "@/shared/i18n/sentence";
import { hasTexts } from "@/shared/shapes";

export const isSentence = (value: unknown): value is Sentence => hasTexts(value, ["id"]) || hasTexts(value, ["text"]);
