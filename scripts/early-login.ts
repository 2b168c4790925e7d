import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { type LanguageCode, languageOf, languages } from "../src/shared/i18n/languages.ts";

const source = (path: string) => readFileSync(join(import.meta.dirname, "../src", path), "utf8");
const options = languages.map(({ code, name }) => `<option value="${code}" lang="${code}">${name}</option>`).join("");

/**
 * Puts the sign-in into index.html, a template for each language: src/app/boot.js shows it before the app's script has
 * come, and EarlyLogin.tsx takes over what was typed. `filledIn` are the values that the form begins with.
 */
export function earlyLogin(filledIn: { email: string; password: string }): Plugin {
  return {
    name: "conserje:early-login",
    transformIndexHtml: {
      order: "pre", // the picture's address is written by the build
      handler: (page) => page.replace('<div id="root"></div>', (root) => root + templates(filledIn)),
    },
  };
}

const templates = (filledIn: { email: string; password: string }) =>
  languages.map(({ code }) => `<template lang="${code}">${earlyLoginIn(code, filledIn)}</template>`).join("");

/** The sign-in's HTML in one language. Throws for a text that the catalogues lack. */
export function earlyLoginIn(code: LanguageCode, filledIn: { email: string; password: string }): string {
  const texts: Record<string, string> = {
    ...(JSON.parse(source(`locales/${code}/common.json`)) as Record<string, string>),
    ...(JSON.parse(source(`locales/${code}/auth.json`)) as Record<string, string>),
  };
  const isolated = (value: string) => (languageOf(code).dir === "rtl" ? `\u2068${value}\u2069` : value); // as texts.ts
  const named = (text: string) => text.replace("{product}", isolated(texts["product.name"]!));
  return source("features/auth/earlyLogin.html")
    .replace(/\s*\n\s*/g, " ")
    .replace(/> </g, "><")
    .replace(/\{\{([\w.]+)\}\}/g, (_, id: string) => {
      if (id === "languages") return options;
      if (id === "email" || id === "password") return filledIn[id];
      const text = texts[id];
      if (text === undefined) throw new Error(`The sign-in has no text "${id}" in ${code}.`);
      return named(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    });
}
