import { type Mistake, banner, inManifest, inFile, otpLength } from './mistake.ts'

/** Mistakes in blocks and their widgets. */
export const blockMistakes: readonly Mistake[] = [
  {
    title: 'unknown widget',
    code: 'unknown-widget',
    ...inManifest(banner('"widget": ‸"banners/banner-carousl"'), banner('"props": { "interval": 5000 }')),
    suggestion: 'banner-carousel',
  },
  {
    title: 'widget without the first word of its name',
    code: 'unknown-widget',
    ...inManifest(banner('"widget": ‸"banners/carousel"'), banner('"props": { "interval": 5000 }')),
    suggestion: 'banners/banner-carousel',
  },
  {
    title: 'unknown prop',
    code: 'unknown-prop',
    ...inManifest(banner('"props": { ‸"intervall": 5000 }'), banner('"props": { "interval": 5000 }')),
    suggestion: 'interval',
  },
  {
    title: 'shared region that nothing shows',
    isGuess: true,
    code: 'region-not-shown',
    ...inManifest('"shell": { ‸"modal": { "order": [], "blocks": {} } }', otpLength),
    suggestion: 'modals',
  },
  {
    title: 'null for a prop with an empty name',
    code: 'override-without-target',
    ...inManifest(banner('"props": { ‸"": null }'), banner('"props": { "interval": 5000 }')),
    message: 'There is no inherited "" in "props"',
  },
  {
    title: 'order that names an absent block',
    code: 'order-names-absent',
    ...inManifest('"shell": { "header": { "order": [‸"heder"] } }', '"shell": { "header": { "order": [] } }'),
    suggestion: 'header',
  },
  {
    title: 'widget in a region that it does not allow',
    code: 'widget-in-wrong-region',
    ...inManifest(
      '"shell": { "footer": { "blocks": { "footer": { "widget": ‸"layout/header", "props": { "menu": null } } } } }',
      '"shell": { "footer": { "order": [] } }',
    ),
  },
  {
    title: 'block that names no widget',
    code: 'override-without-target',
    ...inManifest(
      '"routes": { "home": { "regions": { "main": { "blocks": { ‸"new": { "props": {} } } } } } }',
      banner('"props": { "interval": 5000 }'),
    ),
  },
  {
    title: 'widget with the name of another area',
    code: 'unknown-widget',
    ...inManifest(banner('"widget": ‸"games/banner-carousel"'), banner('"props": { "interval": 5000 }')),
    suggestion: 'banners/banner-carousel',
  },
  {
    title: 'removed block that an order names',
    code: 'order-names-absent',
    ...inManifest(
      '"routes": { "home": { "regions": { "main": { "blocks": { ‸"popular": null } } } } }',
      '"routes": { "home": { "regions": { "main": { "order": ["banner"], "blocks": { "popular": null } } } } }',
    ),
    message: 'This null removes "popular", which other places need: /routes/home/regions/main/order/',
  },
  {
    title: 'block outside of the order of its region',
    code: 'entry-not-in-order',
    severity: 'warning',
    ...inManifest(
      '"routes": { "faq": { "regions": { "main": { "blocks": { ‸"top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } } } } } }',
      otpLength,
    ),
  },
  {
    title: 'block of one environment outside of the order',
    code: 'entry-not-in-order',
    severity: 'warning',
    ...inFile(
      'environments/staging.json',
      '{ "routes": { "faq": { "regions": { "main": { "blocks": { ‸"top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } } } } } } }',
      '{}',
    ),
  },
  {
    title: 'widget that needs more props than the block inherits',
    code: 'missing-key',
    ...inManifest(
      '"routes": { "contact-us": { "regions": { "main": { "blocks": { "ways": { "widget": ‸"account/account-home" } } } } } }',
      '"routes": { "contact-us": { "regions": { "main": { "blocks": { "ways": { "widget": "account/account-home", "props": { "menu": "primary" } } } } } } }',
    ),
    message: 'The widget "account/account-home" lacks "menu".',
  },
  {
    title: 'widget without one of the inherited props',
    code: 'unknown-prop',
    ...inManifest(
      banner('"widget": ‸"contact/contact-list"'),
      banner('"widget": "contact/contact-list", "props": null'),
    ),
    message: 'interval',
  },
]
