import { type Mistake, inManifest, otpLength } from './mistake.ts'

/** Mistakes in menus. */
export const menuMistakes: readonly Mistake[] = [
  {
    title: 'unknown route in a menu',
    code: 'unknown-route',
    ...inManifest(
      '"navigation": { "primary": { "items": { "home": { "route": ‸"hme" } } } }',
      '"navigation": { "primary": { "items": { "home": { "route": "faq" } } } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'removed page that menus name',
    code: 'unknown-route',
    ...inManifest('"routes": { ‸"faq": null }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'unknown menu',
    code: 'unknown-menu',
    ...inManifest(
      '"shell": { "footer": { "blocks": { "footer": { "props": { "menu": ‸"foter" } } } } }',
      '"shell": { "footer": { "blocks": { "footer": { "props": { "menu": "primary" } } } } }',
    ),
    suggestion: 'footer',
  },
  {
    title: 'unknown dialog',
    code: 'unknown-dialog',
    ...inManifest(
      '"navigation": { "bottom": { "items": { "login": { "dialog": ‸"auht" } } } }',
      '"navigation": { "bottom": { "items": { "login": { "icon": "lock" } } } }',
    ),
    suggestion: 'auth',
  },
  {
    title: 'order that names an absent menu entry',
    code: 'order-names-absent',
    ...inManifest(
      '"navigation": { "footer": { "order": ["faq", ‸"abuot-us"] } }',
      '"navigation": { "footer": { "order": ["faq", "about-us"] } }',
    ),
    suggestion: 'about-us',
  },
  {
    title: 'menu entry with two targets',
    code: 'menu-target',
    ...inManifest(
      '"navigation": { "footer": { "items": { ‸"faq": { "dialog": "auth" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "dialog": "auth", "route": null } } } }',
    ),
    message: 'has more than one target: "route", "dialog".',
  },
  {
    title: 'removed menu that a block shows',
    code: 'unknown-menu',
    ...inManifest('"navigation": { ‸"footer": null }', otpLength),
  },
  {
    title: 'menu entry without a target',
    code: 'menu-target',
    ...inManifest(
      '"navigation": { "footer": { "items": { ‸"faq": { "route": null } } } }',
      '"navigation": { "footer": { "items": { "faq": null }, "order": ["about-us"] } }',
    ),
  },
  {
    title: 'menu entry outside of the order',
    code: 'entry-not-in-order',
    severity: 'warning',
    ...inManifest(
      '"navigation": { "footer": { "items": { ‸"vip": { "label": "menu.vip", "route": "vip" } } } }',
      '"navigation": { "footer": { "order": ["vip"], "items": { "vip": { "label": "menu.vip", "route": "vip" } } } }',
    ),
  },
]
