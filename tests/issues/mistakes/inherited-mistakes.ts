import { banner, inManifest, otpLength, type Mistake, inTokens } from './mistake.ts'

/** Mistakes of a brand that contradict an inherited value. Their place is in the brand's files. */
export const inheritedMistakes: readonly Mistake[] = [
  {
    title: 'ground that hides inherited texts',
    code: 'contrast-too-low',
    ...inTokens('"light": { "ground": { "$value": ‸"#222222" } }', '"light": { "ground": { "$value": "#fefefe" } }'),
    message:
      '"light.text" on "light.ground" (1.11:1 instead of 4.5:1), "light.muted" on "light.ground" (2.35:1 instead of 4.5:1), "light.link" on "light.ground" (2.06:1 instead of 4.5:1), "light.focus" on "light.ground"',
  },
  {
    title: 'palette that hides inherited texts',
    code: 'contrast-too-low',
    ...inTokens('"palette": { "ink": { "$value": ‸"#fafafa" } }', '"palette": { "ink": { "$value": "#101010" } }'),
  },
  {
    title: 'region of dialogs removed',
    code: 'unknown-dialog',
    ...inManifest('"shell": { ‸"modals": null }', otpLength),
    message: 'This null removes "modals", which other places need: /navigation/',
  },
  {
    title: 'layout that loses a region with blocks',
    code: 'unknown-region',
    ...inManifest(
      '"layouts": { "info": { "regions": ‸["header", "footer", "modals"] } }',
      '"layouts": { "info": { "regions": ["header", "main", "footer", "modals"] } }',
    ),
  },
  {
    title: 'path of a page that is later in the manifest',
    code: 'duplicate-path',
    ...inManifest('"routes": { "about-us": { "path": ‸"/faq" } }', '"routes": { "about-us": { "path": "/us" } }'),
    message: 'The path "/faq" already leads to the page "faq"',
  },
  {
    title: 'guard that needs another layout',
    code: 'wrong-layout',
    ...inManifest('"routes": { "faq": { "guards": ‸["auth"] } }', '"routes": { "faq": { "guards": ["non-auth"] } }'),
  },
  {
    title: 'order that hides all inherited blocks',
    code: 'page-without-blocks',
    ...inManifest(
      '"routes": { "faq": { "regions": { "main": { "order": ‸[] } } } }',
      '"routes": { "faq": { "enabled": false, "regions": { "main": { "order": [] } } } }',
    ),
  },
  {
    title: 'region of blocks removed',
    code: 'page-without-blocks',
    ...inManifest(
      '"routes": { "faq": { "regions": ‸{ "main": null } } }',
      '"routes": { "faq": { "enabled": false, "regions": { "main": null } } }',
    ),
  },
  {
    title: 'country without a default locale',
    code: 'locale-defaults',
    ...inManifest('"locales": { "th-th": { "isCountryDefault": ‸false } }', banner('"props": { "interval": 5000 }')),
    message: 'No locale of the country "th"',
  },
  {
    title: 'removed default locale of a country, which is not the default locale of the site',
    code: 'locale-defaults',
    ...inManifest(
      '"defaultLocale": "en-th", "locales": { ‸"th-th": null }',
      '"defaultLocale": "en-th", "locales": { "th-th": null, "en-th": { "isCountryDefault": true } }',
    ),
    message: 'No locale of the country "th"',
  },
]
