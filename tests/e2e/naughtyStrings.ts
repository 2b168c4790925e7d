/** What people paste, and what attackers try: each must be shown as plain text. */
export const naughtyStrings: Record<string, string> = {
  markup: `<b onmouseover="window.hit=1">214</b><img src=x onerror="window.hit=1"><!-- & &amp; &#x3C; -->`,
  script: `</textarea></title></style><script>window.hit=1</script><svg/onload=window.hit=1>`,
  address: `javascript:window.hit=1 JAVASCRIPT://%0awindow.hit=1 data:text/html,<script>window.hit=1</script> vbscript:x`,
  directionMarks: `habitación \u202E412\u202C lista \u2066\u05D0\u05D1\u2069 \u200F\u0627\u0644\u0639\u200E fin`,
  unseenLetters: `re\u200Bser\u200Cva\u200D \u2060VIP\uFEFF \u00AD\u180E.`,
  combiningMarks: `Z\u0351\u036B\u0343a\u0334\u035C\u0321l\u0489g\u031A\u0303\u0315o ${"e" + "\u0301".repeat(60)}`,
  loneSurrogates: `a\uD83Cb\uDFFFc \uDC00\uD800`,
  emoji: `👩🏽‍🍳🏳️‍🌈👨‍👩‍👧‍👦 🇪🇸🇪 1️⃣ ☺︎☺️ ${"👍🏿".repeat(5)}`,
  emptyWords: `null undefined NaN true false 0 -0 [object Object] None nil`,
  prototype: `__proto__ constructor prototype toString hasOwnProperty`,
  template: "{0} {name} {{7*7}} ${7*7} #{7*7} %s %d %n <%= 7*7 %> {count, plural, one {#} other {#}} '' '{'",
  query: `?q=1&message=2#a/../..%00%2e%2e%2f;=+'" OR 1=1 --`,
  control: `campana\u0007 borrado\u0008 escape\u001B[31mrojo fin\u0085`,
  wideLetters: `﷽ ﷺ 𒐫 ꧅ ＳＷＩＭ ㍿ Ⅷ ǅ İıſß ﬁ`,
};

/** Ten thousand letters without a place to break. */
export const endlessWord = "W".repeat(10_000);
