import { type Mistake, inFile, inBothLanguages, inEnglish, inManifest } from './mistake.ts'

/** Mistakes in texts and text pages. */
export const textMistakes: readonly Mistake[] = [
  {
    title: 'empty text',
    code: 'empty-text',
    file: 'messages/en.json',
    failing: '{ "home.providers": ‸"" }',
    passing: '{ "home.providers": "Studios" }',
    beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
  },
  {
    title: 'a text in English only',
    code: 'untranslated-texts',
    severity: 'warning',
    ...inManifest(
      `"seo": { "title": "acme.hello" },\n  "locales": { "th-th": ‸{ "name": "ภาษาไทย" } }`,
      `"seo": { "title": "acme.hello" },\n  "locales": { "th-th": null, "en-th": { "isCountryDefault": true } },\n  "defaultLocale": "en-th"`,
    ),
    beside: { 'messages/en.json': '{ "acme.hello": "Hello" }\n' },
    message: 'Add texts to messages/th.json.',
  },
  {
    title: 'a text page in English only',
    code: 'untranslated-texts',
    severity: 'warning',
    ...inManifest(
      '"locales": { "th-th": ‸{ "name": "ภาษาไทย" } }',
      '"locales": { "th-th": null, "en-th": { "isCountryDefault": true } },\n  "defaultLocale": "en-th"',
    ),
    beside: { 'content/en/hello.md': '# Hello\n' },
    message: 'Add text pages to content/th/.',
  },
  {
    title: 'unknown text',
    code: 'unknown-message',
    ...inManifest(
      '"routes": { "home": { "title": ‸"routes.homee.title" } }',
      '"routes": { "home": { "title": "routes.faq.title" } }',
    ),
    message: 'There is no text "routes.homee.title". Add it to messages/th.json and messages/en.json',
    suggestion: 'routes.home.title',
  },
  {
    title: 'unknown text page',
    code: 'unknown-content',
    ...inManifest(
      '"routes": { "faq": { "regions": { "main": { "blocks": { "text": { "props": { "page": ‸"fqa" } } } } } } }',
      '"routes": { "faq": { "regions": { "main": { "blocks": { "text": { "props": { "page": "about-us" } } } } } } }',
    ),
    message: 'There is no text page "fqa". Add content/th/fqa.md and content/en/fqa.md, or',
  },
  {
    title: 'text page that English lacks',
    code: 'unknown-content',
    ...inManifest(
      '"routes": { "faq": { "regions": { "main": { "blocks": { "text": { "props": { "page": ‸"welcome" } } } } } } }',
      '"routes": { "faq": { "regions": { "main": { "blocks": { "text": { "props": { "page": "about-us" } } } } } } }',
    ),
    beside: { 'content/th/welcome.md': '# ยินดีต้อนรับ\n' },
    message: 'There is no text page "welcome" in English. Add content/en/welcome.md, or',
  },
  {
    title: 'text whose id is a property of every JavaScript object',
    code: 'override-without-target',
    ...inFile('messages/en.json', '{ ‸"toString": "Hi" }', '{}'),
  },
  {
    title: 'text with broken braces',
    code: 'message-syntax',
    file: 'messages/en.json',
    failing: '{ "home.providers": ‸"Hi {name" }',
    passing: '{ "home.providers": "Studios" }',
    beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
  },
  {
    title: 'plural without the number of its offset',
    code: 'message-syntax',
    ...inEnglish(
      '{ "home.providers": ‸"{count, plural, offset:x other {Studios}}" }',
      '{ "home.providers": "Studios" }',
    ),
    message: 'a number is missing after "offset:"',
  },
  {
    title: 'text with other arguments',
    code: 'message-arguments',
    file: 'messages/en.json',
    failing: '{ "home.providers": ‸"Hi {name}" }',
    passing: '{ "home.providers": "Studios" }',
    beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
  },
  {
    title: 'text with an argument beside the name of the brand',
    code: 'message-arguments',
    file: 'messages/en.json',
    failing: '{ "home.providers": ‸"Hi {name} at {merchant}" }',
    passing: '{ "home.providers": "Studios at {merchant}" }',
    beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่ {merchant} เลือก" }' },
    message: 'uses {name}, which Livery does not fill in',
  },
  {
    title: 'text that lost its arguments',
    code: 'message-argument-lost',
    ...inBothLanguages(
      '{ "auth.agree": ‸"I agree." }',
      '{ "auth.agree": "I am {age}, and agree to the {terms}." }',
      '{ "auth.agree": "อายุ {age} ปี ยอมรับ{terms}" }',
    ),
  },
  {
    title: 'text that lost one of two arguments',
    code: 'message-argument-lost',
    ...inBothLanguages(
      '{ "auth.agree": ‸"I agree to the {terms}." }',
      '{ "auth.agree": "I am {age}, and agree to the {terms}." }',
      '{ "auth.agree": "อายุ {age} ปี ยอมรับ{terms}" }',
    ),
  },
  {
    title: 'text in one language only',
    code: 'message-in-one-language',
    severity: 'warning',
    ...inFile('messages/en.json', '{ ‸"home.providers": "Studios" }', '{}'),
  },
  {
    title: 'text of spaces',
    code: 'empty-text',
    ...inEnglish('{ "home.providers": ‸"  " }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'text of an invisible character',
    code: 'empty-text',
    ...inEnglish('{ "home.providers": ‸"\u200b" }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'plural without its last choice',
    code: 'message-syntax',
    ...inBothLanguages(
      '{ "auth.agree": ‸"{age, plural, one {a}} {terms}" }',
      '{ "auth.agree": "{age, plural, one {a} other {b}} {terms}" }',
      '{ "auth.agree": "{age} {terms}" }',
    ),
  },
  {
    title: 'text that replaces no other text',
    code: 'override-without-target',
    file: 'messages/en.json',
    failing: '{ ‸"home.tilte": "Hi" }',
    passing: '{}',
  },
]
