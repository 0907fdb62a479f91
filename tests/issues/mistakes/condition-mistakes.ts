import { type Mistake, banner, inManifest, otpLength } from './mistake.ts'

/** Changes the block `auth` of the login page. */
const loginForm = (text: string) =>
  `"routes": { "login": { "regions": { "main": { "blocks": { "auth": { ${text} } } } } } }`
/** Limits the page `faq` to one device class, and changes its block `text`. */
const faqFor = (device: string, text: string) =>
  `"routes": { "faq": { "when": { "device": ${device} }, "regions": { "main": { "blocks": { "text": { ${text} } } } } } }`

/** Mistakes in conditions. */
export const conditionMistakes: readonly Mistake[] = [
  {
    title: 'unknown feature in a condition',
    code: 'unknown-feature',
    ...inManifest(banner('"when": { "feature": ‸"blgo" }'), banner('"when": { "feature": "blog" }')),
    suggestion: 'blog',
  },
  {
    title: 'unknown feature in a condition within two other conditions',
    code: 'unknown-feature',
    ...inManifest(
      banner('"when": { "any": [{ "not": { "feature": ‸"blgo" } }] }'),
      banner('"when": { "any": [{ "not": { "feature": "blog" } }] }'),
    ),
    suggestion: 'blog',
  },
  {
    title: 'condition that excludes itself',
    code: 'condition-never-holds',
    ...inManifest(
      banner('"when": ‸{ "vip": { "from": 5, "to": 3 } }'),
      banner('"when": { "vip": { "from": 3, "to": 5 } }'),
    ),
    message: '"from" is greater than "to" in "vip"',
  },
  {
    title: 'guests with a VIP level',
    code: 'condition-never-holds',
    ...inManifest(
      banner('"when": ‸{ "session": "guest", "vip": { "from": 1 } }'),
      banner('"when": { "session": "member", "vip": { "from": 2 } }'),
    ),
  },
  {
    title: 'block for members on the login page',
    code: 'block-never-shows',
    severity: 'warning',
    ...inManifest(loginForm('"when": ‸{ "session": "member" }'), loginForm('"when": { "session": "guest" }')),
  },
  {
    title: 'block for phones on a page for desktops',
    code: 'condition-never-holds',
    ...inManifest(
      faqFor('"desktop"', '"when": ‸{ "device": "mobile" }'),
      faqFor('"desktop"', '"when": { "device": "desktop" }'),
    ),
  },
  {
    title: 'an end before the beginning',
    code: 'condition-never-holds',
    ...inManifest(
      banner('"when": ‸{ "from": "2026-12-02T00:00:00Z", "until": "2026-12-01T00:00:00Z" }'),
      banner('"when": { "from": "2026-12-01T00:00:00Z", "until": "2026-12-02T00:00:00Z" }'),
    ),
    message: '"from" is not before "until"',
  },
  {
    title: 'a condition and its opposite',
    code: 'condition-never-holds',
    ...inManifest(
      banner('"when": ‸{ "device": "mobile", "not": { "device": "mobile" } }'),
      banner('"when": { "device": "mobile", "not": { "session": "member" } }'),
    ),
  },
  {
    title: 'removed feature that a condition names',
    code: 'unknown-feature',
    ...inManifest(
      '"features": { ‸"mission-calendar": null }',
      '"features": { "mission-calendar": { "enabled": false } }',
    ),
  },
  {
    title: 'campaign that is over',
    code: 'condition-is-over',
    severity: 'warning',
    ...inManifest(
      banner('"when": { "until": ‸"2025-11-01T00:00:00+07:00" }'),
      banner('"when": { "until": "2027-11-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'guards that exclude each other',
    code: 'guards-exclude-everyone',
    ...inManifest('"routes": { "profile": { "guards": ‸["auth", "non-auth"] } }', otpLength),
  },
  {
    title: 'guard of the login page on a page for members',
    code: 'guards-exclude-everyone',
    ...inManifest('"routes": { "account": { "guards": ‸["login", "auth"] } }', otpLength),
    message: 'the guard "login" sends members away, and "auth" sends guests away',
  },
  {
    title: 'page for members with a condition for guests',
    code: 'condition-never-holds',
    ...inManifest(
      '"routes": { "profile": { "when": ‸{ "session": "guest" } } }',
      '"routes": { "profile": { "when": { "device": "mobile" } } }',
    ),
  },
]
