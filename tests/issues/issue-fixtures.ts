/** A file of a brand `acme` with one mistake, and the same file without it. */
export interface IssueFixture {
  readonly title: string
  readonly code: string
  /** The file that holds both texts. `manifest.json` unless said. */
  readonly file?: string
  /** The text with a ‸ where the issue has to be. */
  readonly failing: string
  readonly passing: string
  /** A word that the suggestion has to hold. */
  readonly suggestion?: string
  /** Other files of the brand. */
  readonly beside?: Readonly<Record<string, string>>
  /** Whether the suggestion is the nearest name only, which gives another issue here. */
  readonly isGuess?: true
  /** Files that the brand lacks in the failing version. */
  readonly without?: readonly string[]
  /** `error` unless said. */
  readonly severity?: 'error' | 'warning'
  /** Other brands, by id and path. */
  readonly brands?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const merchant = '"merchant": { "id": "acme", "name": "Acme" }'
export const manifest = (text: string) => `{\n  ${merchant},\n  ${text}\n}\n`
export const both = (failing: string, passing: string) => ({ failing: manifest(failing), passing: manifest(passing) })
export const banner = (text: string) =>
  `"routes": { "home": { "regions": { "main": { "blocks": { "banner": { ${text} } } } } } }`
export const tokens = (failing: string, passing: string) => ({
  file: 'tokens.json',
  failing: `{\n  ${failing}\n}\n`,
  passing: `{\n  ${passing}\n}\n`,
})
const newPage = (text: string) => `"routes": {
    "lucky": {
      "path": "/lucky",
      "enabled": false,
      "layout": "default",
      "guards": [],
      "pageKey": "lucky",
      "title": "routes.home.title",
      "regions": {}${text}
    }
  }`
const small = {
  'environments/staging.json': '{}',
  'environments/production.json': '{}',
}

export const issueFixtures: readonly IssueFixture[] = [
  {
    title: 'page with a mistyped name and a region of its own',
    isGuess: true,
    code: 'override-without-target',
    ...both(
      '"routes": { ‸"hme": { "regions": { "main": { "order": [] } } } }',
      '"routes": { "faq": { "enabled": false } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'Thai in another encoding',
    code: 'not-utf-8',
    file: 'messages/th.json',
    failing: '{ "menu.home": "‸\uFFFD\uFFFD" }',
    passing: '{ "menu.home": "บ้าน" }',
    beside: { 'messages/en.json': '{ "menu.home": "House" }' },
  },
  {
    title: 'text without letters',
    code: 'empty-text',
    file: 'messages/en.json',
    failing: '{ "home.providers": ‸"" }',
    passing: '{ "home.providers": "Studios" }',
    beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
  },
  {
    title: 'home page off',
    code: 'needed-page-off',
    ...both('"routes": { "home": { "enabled": ‸false } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'path that begins with a locale',
    code: 'path-begins-with-locale',
    ...both('"routes": { "vip": { "path": ‸"/th-th/vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'year of the Thai calendar',
    code: 'year-of-another-calendar',
    ...both(
      banner('"when": { "from": ‸"2569-12-01T00:00:00+07:00" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'moment without a zone',
    code: 'bad-form',
    ...both(
      banner('"when": { "from": ‸"2026-12-01T00:00:00" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'True with a capital letter',
    code: 'invalid-json',
    ...both('"otp": { "autoSubmit": ‸True }', '"otp": { "autoSubmit": true }'),
  },
  { title: 'curly quotes', code: 'invalid-json', ...both('‸“otp”: {}', '"otp": { "length": 4 }') },
  {
    title: 'number that begins with 0',
    code: 'invalid-json',
    ...both('"otp": { "length": ‸04 }', '"otp": { "length": 4 }'),
  },
  {
    title: 'brand that does not say who it is',
    code: 'missing-key',
    failing: '‸{}',
    passing: '{\n  "merchant": { "id": "acme", "name": "Acme" }\n}\n',
  },
  {
    title: 'section taken away in one environment',
    code: 'unknown-section',
    file: 'environments/production.json',
    failing: '{ "site": { "domains": { "www.acme.example": {} } }, "games": { "sections": { ‸"slot": null } } }',
    passing: '{ "site": { "domains": { "www.acme.example": {} } } }',
  },
  {
    title: 'unknown area',
    code: 'unknown-area',
    ...both('"areas": ["account", ‸"walet"]', '"areas": ["account", "wallet"]'),
    suggestion: 'wallet',
  },
  {
    title: 'area without one that it needs',
    code: 'area-missing',
    ...both('"areas": ["info", ‸"partners"]', '"areas": ["info", "account", "wallet", "partners"]'),
  },
  {
    title: 'setting of an area that is left out',
    code: 'area-not-chosen',
    ...both('"areas": ["account", "info"], ‸"withdrawal": { "variant": "balances" }', '"areas": ["account", "info"]'),
  },
  {
    title: 'block of an area that is left out',
    code: 'area-not-chosen',
    ...both(
      '"areas": ["info"], "routes": { "home": { "regions": { "main": { "order": ["b"], "blocks": { "b": { "widget": ‸"banners/banner-carousel" } } } } } }',
      '"areas": ["info"]',
    ),
  },
  {
    title: 'unknown key at the top',
    code: 'unknown-key',
    ...both('‸"depositt": {}', '"otp": { "length": 4 }'),
    suggestion: 'deposit',
  },
  {
    title: 'unknown key one level down',
    code: 'unknown-key',
    ...both('"otp": { ‸"lenght": 4 }', '"otp": { "length": 4 }'),
    suggestion: 'length',
  },
  {
    title: 'unknown key two levels down',
    code: 'unknown-key',
    ...both('"deposit": { "presets": { ‸"amount": [1] } }', '"deposit": { "presets": { "amounts": [1] } }'),
    suggestion: 'amounts',
  },
  {
    title: 'unknown key of a route',
    code: 'unknown-key',
    ...both(
      '"routes": { "home": { ‸"tilte": "routes.faq.title" } }',
      '"routes": { "home": { "title": "routes.faq.title" } }',
    ),
    suggestion: 'title',
  },
  {
    title: 'text where a number is needed',
    code: 'wrong-type',
    ...both('"otp": { "length": ‸"4" }', '"otp": { "length": 4 }'),
  },
  {
    title: 'number where a text is needed',
    code: 'wrong-type',
    ...both('"deposit": { "variant": ‸1 }', '"deposit": { "variant": "guided" }'),
  },
  {
    title: 'object where a list is needed',
    code: 'wrong-type',
    ...both('"hosts": { "game": ‸{} }', '"hosts": { "game": ["games.example"] }'),
  },
  {
    title: 'list where an object is needed',
    code: 'wrong-type',
    ...both('"auth": ‸[]', '"auth": { "rememberPhone": true }'),
  },
  {
    title: 'typo in a choice',
    code: 'unknown-value',
    ...both('"deposit": { "variant": ‸"guidd" }', '"deposit": { "variant": "guided" }'),
    suggestion: 'guided',
  },
  {
    title: 'typo in another choice',
    code: 'unknown-value',
    ...both('"phone": { "paste": ‸"normalize" }', '"phone": { "paste": "normalise" }'),
    suggestion: 'normalise',
  },
  {
    title: 'typo in a choice of a list',
    code: 'unknown-value',
    ...both('"auth": { "forgotIdentifiers": [‸"mobil"] }', '"auth": { "forgotIdentifiers": ["mobile"] }'),
    suggestion: 'mobile',
  },
  {
    title: 'typo in a choice of a layout',
    code: 'unknown-value',
    ...both('"layouts": { "home": { "arrangement": ‸"stak" } }', '"layouts": { "home": { "arrangement": "bare" } }'),
    suggestion: 'stack',
  },
  {
    title: 'unknown widget',
    code: 'unknown-widget',
    ...both(banner('"widget": ‸"banners/banner-carousl"'), banner('"props": { "interval": 5000 }')),
    suggestion: 'banner-carousel',
  },
  {
    title: 'unknown prop',
    code: 'unknown-prop',
    ...both(banner('"props": { ‸"intervall": 5000 }'), banner('"props": { "interval": 5000 }')),
    suggestion: 'interval',
  },
  {
    title: 'prop of the wrong type',
    code: 'wrong-type',
    ...both(banner('"props": { "interval": ‸"5 s" }'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'unknown route in a menu',
    code: 'unknown-route',
    ...both(
      '"navigation": { "primary": { "items": { "home": { "route": ‸"hme" } } } }',
      '"navigation": { "primary": { "items": { "home": { "route": "faq" } } } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'page taken away that menus name',
    code: 'unknown-route',
    ...both('"routes": { ‸"faq": null }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'unknown guard',
    isGuess: true,
    code: 'unknown-guard',
    ...both(
      '"routes": { "vip": { "guards": [‸"auht"] } }',
      '"routes": { "vip": { "guards": ["auth"], "layout": "account" } }',
    ),
    suggestion: 'auth',
  },
  {
    title: 'unknown call of the backend',
    code: 'unknown-call',
    ...both(
      '"api": { "endpoints": { ‸"mission/get-calender": false } }',
      '"api": { "endpoints": { "mission/get-calendar": false } }',
    ),
    suggestion: 'mission/get-calendar',
  },
  {
    title: 'unknown layout',
    code: 'unknown-layout',
    ...both('"routes": { "vip": { "layout": ‸"defualt" } }', '"routes": { "vip": { "layout": "info" } }'),
    suggestion: 'default',
  },
  {
    title: 'unknown region of a layout',
    isGuess: true,
    code: 'unknown-region',
    ...both(
      '"routes": { "home": { "regions": { ‸"mian": { "order": [], "blocks": {} } } } }',
      '"routes": { "home": { "regions": { "footer": { "order": [], "blocks": {} } } } }',
    ),
    suggestion: 'main',
  },
  {
    title: 'layout that shows an absent region',
    code: 'unknown-region',
    ...both(
      '"layouts": { "empty": { "regions": ["main", ‸"fotter"] } }',
      '"layouts": { "empty": { "regions": ["main", "footer", "modals"] } }',
    ),
    suggestion: 'footer',
  },
  {
    title: 'unknown feature in a condition',
    code: 'unknown-feature',
    ...both(banner('"when": { "feature": ‸"blgo" }'), banner('"when": { "feature": "blog" }')),
    suggestion: 'blog',
  },
  {
    title: 'a text in English only',
    code: 'untranslated-texts',
    severity: 'warning',
    ...both(
      `"seo": { "title": "acme.hello" },\n  "locales": { "th-th": ‸{ "name": "ภาษาไทย" } }`,
      `"seo": { "title": "acme.hello" },\n  "locales": { "th-th": null, "en-th": { "isCountryDefault": true } },\n  "defaultLocale": "en-th"`,
    ),
    beside: { 'messages/en.json': '{ "acme.hello": "Hello" }\n' },
  },
  {
    title: 'unknown text',
    code: 'unknown-message',
    ...both(
      '"routes": { "home": { "title": ‸"routes.homee.title" } }',
      '"routes": { "home": { "title": "routes.faq.title" } }',
    ),
    suggestion: 'routes.home.title',
  },
  {
    title: 'unknown token',
    code: 'unknown-token',
    ...tokens('"light": { ‸"acent": { "$value": "#123456" } }', '"light": { "accent": { "$value": "#123456" } }'),
    suggestion: 'accent',
  },
  {
    title: 'alias of an unknown token',
    code: 'unknown-token',
    ...tokens(
      '"palette": { "gold": { "$value": "#7a5200" } }, "light": { "link": { "$value": ‸"{palette.glod}" } }',
      '"palette": { "gold": { "$value": "#7a5200" } }, "light": { "link": { "$value": "{palette.gold}" } }',
    ),
    suggestion: 'palette.gold',
  },
  {
    title: 'alias of a token of another kind',
    code: 'wrong-alias',
    ...tokens(
      '"light": { "link": { "$value": ‸"{radius.card}" } }',
      '"light": { "link": { "$value": "{light.text}" } }',
    ),
  },
  {
    title: 'unknown asset',
    code: 'unknown-asset',
    failing: '{\n  "merchant": { "id": "acme", "name": "Acme", "logo": ‸"lgo.svg" }\n}\n',
    passing: '{\n  "merchant": { "id": "acme", "name": "Acme", "logo": "mark.svg" }\n}\n',
    beside: { 'assets/mark.svg': '' },
    suggestion: 'logo.svg',
  },
  {
    title: 'unknown menu',
    code: 'unknown-menu',
    ...both(
      '"shell": { "footer": { "blocks": { "footer": { "props": { "menu": ‸"foter" } } } } }',
      '"shell": { "footer": { "blocks": { "footer": { "props": { "menu": "primary" } } } } }',
    ),
    suggestion: 'footer',
  },
  {
    title: 'unknown game section',
    code: 'unknown-section',
    ...both(
      '"routes": { "slot": { "regions": { "main": { "blocks": { "lobby": { "props": { "section": ‸"slots" } } } } } } }',
      '"routes": { "slot": { "regions": { "main": { "blocks": { "lobby": { "props": { "section": "casino" } } } } } } }',
    ),
    suggestion: 'slot',
  },
  {
    title: 'unknown text page',
    code: 'unknown-content',
    ...both(
      '"routes": { "faq": { "regions": { "main": { "blocks": { "text": { "props": { "page": ‸"fqa" } } } } } } }',
      '"routes": { "faq": { "regions": { "main": { "blocks": { "text": { "props": { "page": "about-us" } } } } } } }',
    ),
  },
  {
    title: 'unknown locale',
    code: 'unknown-locale',
    ...both(banner('"when": { "locales": [‸"th-tt"] }'), banner('"when": { "locales": ["th-th"] }')),
    suggestion: 'th-th',
  },
  {
    title: 'unknown dialog',
    code: 'unknown-dialog',
    ...both(
      '"navigation": { "bottom": { "items": { "login": { "dialog": ‸"auht" } } } }',
      '"navigation": { "bottom": { "items": { "login": { "icon": "lock" } } } }',
    ),
    suggestion: 'auth',
  },
  {
    title: 'unknown brand to build on',
    code: 'unknown-merchant',
    ...both('"extends": ‸"bsae"', '"otp": { "length": 4 }'),
    suggestion: 'base',
  },
  {
    title: 'duplicate key',
    code: 'duplicate-key',
    ...both('"otp": { "length": 4, ‸"length": 5 }', '"otp": { "length": 4 }'),
  },
  {
    title: 'key with a meaning of its own',
    code: 'forbidden-key',
    ...both('‸"__proto__": {}', '"otp": { "length": 4 }'),
  },
  {
    title: 'key with a meaning of its own, escaped',
    code: 'forbidden-key',
    ...both('"features": { ‸"\\u005f_proto__": {} }', '"otp": { "length": 4 }'),
  },
  {
    title: 'comma after the last entry',
    code: 'invalid-json',
    ...both('"otp": { "length": 4‸, }', '"otp": { "length": 4 }'),
  },
  {
    title: 'comma missing',
    code: 'invalid-json',
    ...both('"otp": { "length": 4 } ‸"bank": {}', '"otp": { "length": 4 }'),
  },
  { title: 'single quotes', code: 'invalid-json', ...both("‸'otp': {}", '"otp": { "length": 4 }') },
  {
    title: 'file that ends too early',
    code: 'invalid-json',
    failing: '{\n  "merchant": { "id": "acme", "name": "Acme" }‸',
    passing: manifest('"otp": { "length": 4 }'),
  },
  {
    title: 'a comment',
    code: 'comment-in-json',
    ...both('‸// four digits\n  "otp": { "length": 4 }', '"otp": { "length": 4 }'),
    suggestion: 'Remove',
  },
  {
    title: 'null on a required value',
    code: 'null-required',
    ...both('"otp": { "length": ‸null }', '"otp": { "length": 4 }'),
  },
  {
    title: 'override equal to its parent',
    code: 'override-equals-parent',
    ...both('"otp": { ‸"length": 6 }', '"otp": { "length": 4 }'),
  },
  {
    title: 'list equal to its parent',
    code: 'override-equals-parent',
    ...both(
      '"layouts": { "empty": { ‸"regions": ["main", "modals"] } }',
      '"layouts": { "empty": { "regions": ["main", "footer", "modals"] } }',
    ),
  },
  {
    title: 'override aimed at nothing',
    code: 'override-without-target',
    ...both(
      '"routes": { ‸"hom": { "title": "routes.faq.title" } }',
      '"routes": { "home": { "title": "routes.faq.title" } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'null for a missing value',
    isGuess: true,
    code: 'override-without-target',
    ...both('"routes": { ‸"hom": null }', '"otp": { "length": 4 }'),
    suggestion: 'home',
  },
  {
    title: 'text that replaces none',
    code: 'override-without-target',
    file: 'messages/en.json',
    failing: '{ ‸"home.tilte": "Hi" }',
    passing: '{}',
  },
  {
    title: 'two pages at one address',
    code: 'duplicate-path',
    ...both('"routes": { "vip": { "path": ‸"/faq" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'test of an absent parameter',
    code: 'unknown-parameter',
    ...both(newPage(',\n      "validate": { ‸"id": "slug" }'), newPage('')),
  },
  {
    title: 'tokens in a circle',
    code: 'cyclic-alias',
    ...tokens(
      '"palette": { "a": { "$value": ‸"{palette.b}" }, "b": { "$value": "{palette.a}" } }',
      '"palette": { "a": { "$value": "#123456" }, "b": { "$value": "{palette.a}" } }',
    ),
  },
  {
    title: 'brands in a circle',
    code: 'cyclic-extends',
    ...both('"extends": ‸"other"', '"otp": { "length": 4 }'),
    brands: {
      other: {
        ...small,
        'manifest.json': '{ "extends": "acme", "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
      },
    },
  },
  {
    title: 'bad colour',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"gold" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'style where a colour is needed',
    code: 'bad-colour',
    ...tokens(
      '"light": { "link": { "$value": ‸"red;} body{display:none" } }',
      '"light": { "link": { "$value": "#7a5200" } }',
    ),
  },
  {
    title: 'wrong unit',
    code: 'wrong-unit',
    ...tokens(
      '"radius": { "card": { "$value": { "value": 4, "unit": ‸"em" } } }',
      '"radius": { "card": { "$value": { "value": 4, "unit": "rem" } } }',
    ),
    suggestion: 'rem',
  },
  { title: 'number out of range', code: 'out-of-range', ...both('"otp": { "length": ‸9 }', '"otp": { "length": 8 }') },
  {
    title: 'bad address',
    code: 'bad-url',
    ...both('"site": { "apiOrigin": ‸"http://api.example" }', '"site": { "apiOrigin": "https://api.example" }'),
  },
  {
    title: 'script where an address is needed',
    code: 'bad-url',
    ...both(
      '"navigation": { "footer": { "items": { "faq": { "href": ‸"javascript:alert(1)" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "icon": "help" } } } }',
    ),
  },
  {
    title: 'bad host',
    code: 'bad-host',
    ...both('"hosts": { "game": [‸"*.games.example"] }', '"hosts": { "game": ["games.example"] }'),
  },
  {
    title: 'bad path',
    code: 'bad-form',
    ...both('"routes": { "vip": { "path": ‸"vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'name that cannot be a key',
    code: 'bad-name',
    ...both(
      '"features": { ‸"New Feature": { "enabled": true, "description": "x" } }',
      '"features": { "new-feature": { "enabled": true, "description": "x" } }',
    ),
  },
  {
    title: 'name that is too long',
    code: 'wrong-length',
    failing: `{\n  "merchant": { "id": "acme", "name": ‸"${'A'.repeat(41)}" }\n}\n`,
    passing: `{\n  "merchant": { "id": "acme", "name": "${'A'.repeat(40)}" }\n}\n`,
  },
  {
    title: 'the same entry twice',
    code: 'duplicate-item',
    ...both('"hosts": { "game": ["a.example", ‸"a.example"] }', '"hosts": { "game": ["a.example", "b.example"] }'),
  },
  {
    title: 'one domain claimed twice',
    code: 'domain-claimed-twice',
    file: 'environments/staging.json',
    failing: '{ "site": { "domains": { ‸"acme.localhost": {} } } }',
    passing: '{ "site": { "domains": { "staging.acme.example": {} } } }',
  },
  {
    title: 'games of HTML under a name that is a site’s',
    code: 'domain-claimed-twice',
    file: 'environments/staging.json',
    failing: '{ "games": { "shellOrigin": ‸"https://acme.localhost" } }',
    passing: '{ "games": { "shellOrigin": "https://acme-games.example" } }',
  },
  {
    title: 'order that names an absent block',
    code: 'order-names-absent',
    ...both('"shell": { "header": { "order": [‸"heder"] } }', '"shell": { "header": { "order": [] } }'),
    suggestion: 'header',
  },
  {
    title: 'order that names an absent menu entry',
    code: 'order-names-absent',
    ...both(
      '"navigation": { "footer": { "order": ["faq", ‸"abuot-us"] } }',
      '"navigation": { "footer": { "order": ["faq", "about-us"] } }',
    ),
    suggestion: 'about-us',
  },
  {
    title: 'guard with no login page',
    code: 'guard-without-login',
    ...both('"routes": { ‸"login": null }', '"routes": { "vip": { "guards": ["auth"], "layout": "account" } }'),
  },
  {
    title: 'account page on a wrong layout',
    code: 'wrong-layout',
    ...both('"routes": { "account": { "layout": ‸"home" } }', '"routes": { "account": { "layout": "noheader" } }'),
  },
  {
    title: 'login page on a wrong layout',
    code: 'wrong-layout',
    ...both('"routes": { "login": { "layout": ‸"default" } }', '"routes": { "register": { "layout": "auth" } }'),
  },
  {
    title: 'page that is on and empty',
    code: 'page-without-blocks',
    ...both(
      '"routes": { "leaderboard": { "enabled": ‸true, "regions": { "main": { "order": [] } } } }',
      '"routes": { "leaderboard": { "regions": { "main": { "order": [] } } } }',
    ),
  },
  {
    title: 'condition that excludes itself',
    code: 'condition-never-holds',
    ...both(banner('"when": ‸{ "vip": { "from": 5, "to": 3 } }'), banner('"when": { "vip": { "from": 3, "to": 5 } }')),
  },
  {
    title: 'guests with a VIP level',
    code: 'condition-never-holds',
    ...both(
      banner('"when": ‸{ "session": "guest", "vip": { "from": 1 } }'),
      banner('"when": { "session": "member", "vip": { "from": 2 } }'),
    ),
  },
  {
    title: 'an end before the beginning',
    code: 'condition-never-holds',
    ...both(
      banner('"when": ‸{ "from": "2026-12-02T00:00:00Z", "until": "2026-12-01T00:00:00Z" }'),
      banner('"when": { "from": "2026-12-01T00:00:00Z", "until": "2026-12-02T00:00:00Z" }'),
    ),
  },
  {
    title: 'a condition and its opposite',
    code: 'condition-never-holds',
    ...both(
      banner('"when": ‸{ "device": "mobile", "not": { "device": "mobile" } }'),
      banner('"when": { "device": "mobile", "not": { "session": "member" } }'),
    ),
  },
  {
    title: 'widget where it cannot stand',
    code: 'widget-in-wrong-region',
    ...both(
      '"shell": { "footer": { "blocks": { "footer": { "widget": ‸"layout/header", "props": { "menu": null } } } } }',
      '"shell": { "footer": { "order": [] } }',
    ),
  },
  {
    title: 'menu entry with two targets',
    code: 'menu-target',
    ...both(
      '"navigation": { "footer": { "items": { ‸"faq": { "dialog": "auth" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "dialog": "auth", "route": null } } } }',
    ),
  },
  {
    title: 'amounts out of order',
    code: 'amounts-not-ascending',
    ...both(
      '"deposit": { "presets": { "amounts": [100, 500, ‸300] } }',
      '"deposit": { "presets": { "amounts": [100, 300, 500] } }',
    ),
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
    title: 'text with other arguments',
    code: 'message-arguments',
    file: 'messages/en.json',
    failing: '{ "home.providers": ‸"Hi {name}" }',
    passing: '{ "home.providers": "Studios" }',
    beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
  },
  {
    title: 'two first languages of a country',
    code: 'locale-defaults',
    ...both(
      '"locales": { "en-th": { "isCountryDefault": ‸true } }',
      '"locales": { "en-th": { "isCountryDefault": true }, "th-th": { "isCountryDefault": false } }',
    ),
  },
  {
    title: 'id that is not the folder',
    code: 'wrong-merchant-id',
    failing: '{\n  "merchant": { "id": ‸"acmee", "name": "Acme" }\n}\n',
    passing: manifest('"otp": { "length": 4 }'),
    suggestion: 'acme',
  },
  {
    title: 'text that cannot be read',
    code: 'contrast-too-low',
    ...tokens('"light": { "muted": { "$value": ‸"#cccccc" } }', '"light": { "muted": { "$value": "#444444" } }'),
  },
  {
    title: 'file that nothing reads',
    code: 'unknown-file',
    file: 'manifst.json',
    failing: '‸{}',
    passing: '',
    suggestion: 'manifest.json',
  },
  {
    title: 'file too deep',
    code: 'file-too-large',
    ...both(`"otp": ${'['.repeat(32)}‸[${']'.repeat(33)}`, '"otp": { "length": 4 }'),
  },
  {
    title: 'new page that lacks something',
    code: 'override-without-target',
    ...both('"routes": { ‸"a-new-one": { "path": "/new" } }', newPage('')),
  },
]
