import { type Mistake, banner, inFile, inManifest, otpLength, newPage } from './mistake.ts'

/** Mistakes in pages, blocks and menus. */
export const pageMistakes: readonly Mistake[] = [
  {
    title: 'page with a mistyped name and a region of its own',
    isGuess: true,
    code: 'override-without-target',
    ...inManifest(
      '"routes": { ‸"hme": { "regions": { "main": { "order": [] } } } }',
      '"routes": { "faq": { "enabled": false } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'home page off',
    code: 'needed-page-off',
    ...inManifest('"routes": { "home": { "enabled": ‸false } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'areas without a block of the home page',
    code: 'no-home-page',
    ...inManifest('"areas": ‸["account", "info"]', '"areas": ["account", "info", "banners"]'),
  },
  {
    title: 'path that begins with a locale',
    code: 'path-begins-with-locale',
    ...inManifest('"routes": { "vip": { "path": ‸"/th-th/vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
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
    title: 'unknown route in a menu',
    code: 'unknown-route',
    ...inManifest(
      '"navigation": { "primary": { "items": { "home": { "route": ‸"hme" } } } }',
      '"navigation": { "primary": { "items": { "home": { "route": "faq" } } } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'page removed that menus name',
    code: 'unknown-route',
    ...inManifest('"routes": { ‸"faq": null }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'unknown guard',
    isGuess: true,
    code: 'unknown-guard',
    ...inManifest(
      '"routes": { "vip": { "guards": [‸"auht"] } }',
      '"routes": { "vip": { "guards": ["auth"], "layout": "account" } }',
    ),
    suggestion: 'auth',
  },
  {
    title: 'unknown layout',
    code: 'unknown-layout',
    ...inManifest('"routes": { "vip": { "layout": ‸"defualt" } }', '"routes": { "vip": { "layout": "info" } }'),
    suggestion: 'default',
  },
  {
    title: 'block of another region on a page with an unknown layout',
    code: 'unknown-layout',
    ...inManifest(
      '"routes": { "faq": { "layout": ‸"constructor", "regions": { "main": { "blocks": { "top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } }, "order": ["top"] } } } }',
      '"routes": { "faq": { "layout": "default" } }',
    ),
  },
  {
    title: 'unknown region of a layout',
    isGuess: true,
    code: 'unknown-region',
    ...inManifest(
      '"routes": { "home": { "regions": { ‸"mian": { "order": [], "blocks": {} } } } }',
      '"routes": { "home": { "regions": { "footer": { "order": [], "blocks": {} } } } }',
    ),
    suggestion: 'main',
  },
  {
    title: 'layout that shows an absent region',
    code: 'unknown-region',
    ...inManifest(
      '"layouts": { "empty": { "regions": ["main", ‸"fotter"] } }',
      '"layouts": { "empty": { "regions": ["main", "footer", "modals"] } }',
    ),
    suggestion: 'footer',
  },
  {
    title: 'shared region that nothing shows',
    isGuess: true,
    code: 'region-not-shown',
    ...inManifest('"shell": { ‸"modal": { "order": [], "blocks": {} } }', otpLength),
    suggestion: 'modals',
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
    title: 'override of a page that does not exist',
    code: 'override-without-target',
    ...inManifest(
      '"routes": { ‸"hom": { "title": "routes.faq.title" } }',
      '"routes": { "home": { "title": "routes.faq.title" } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'null for a missing value',
    isGuess: true,
    code: 'override-without-target',
    ...inManifest('"routes": { ‸"hom": null }', '"otp": { "length": 4 }'),
    suggestion: 'home',
  },
  {
    title: 'null for a prop with an empty name',
    code: 'override-without-target',
    ...inManifest(banner('"props": { ‸"": null }'), banner('"props": { "interval": 5000 }')),
    message: 'There is no inherited "" in "props"',
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
    ...inManifest('"routes": { "vip": { "path": ‸"/faq" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'test of an absent parameter',
    code: 'unknown-parameter',
    ...inManifest(newPage(',\n      "validate": { ‸"id": "slug" }'), newPage('')),
  },
  {
    title: 'order that names an absent block',
    code: 'order-names-absent',
    ...inManifest('"shell": { "header": { "order": [‸"heder"] } }', '"shell": { "header": { "order": [] } }'),
    suggestion: 'header',
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
    title: 'guard for members without a login page',
    code: 'guard-without-login',
    ...inManifest('"routes": { ‸"login": null }', '"routes": { "vip": { "guards": ["auth"], "layout": "account" } }'),
    message: 'This null removes "login", but these places need it or a part of it: ',
  },
  {
    title: 'account page on a wrong layout',
    code: 'wrong-layout',
    ...inManifest(
      '"routes": { "account": { "layout": ‸"home" } }',
      '"routes": { "account": { "layout": "noheader" } }',
    ),
  },
  {
    title: 'login page on a wrong layout',
    code: 'wrong-layout',
    ...inManifest(
      '"routes": { "login": { "layout": ‸"default" } }',
      '"routes": { "register": { "layout": "register" } }',
    ),
  },
  {
    title: 'enabled page without blocks',
    code: 'page-without-blocks',
    ...inManifest(
      '"routes": { "leaderboard": { "enabled": ‸true, "regions": { "main": { "order": [] } } } }',
      '"routes": { "leaderboard": { "regions": { "main": { "order": [] } } } }',
    ),
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
    title: 'menu entry with two targets',
    code: 'menu-target',
    ...inManifest(
      '"navigation": { "footer": { "items": { ‸"faq": { "dialog": "auth" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "dialog": "auth", "route": null } } } }',
    ),
    message: 'has more than one target: "route", "dialog".',
  },
  {
    title: 'new page without required keys',
    code: 'override-without-target',
    ...inManifest('"routes": { ‸"a-new-one": { "path": "/new" } }', newPage('')),
  },
  {
    title: 'feature without a description',
    code: 'override-without-target',
    ...inManifest(
      '"features": { ‸"night": { "enabled": true } }',
      '"features": { "night": { "enabled": true, "description": "At night." } }',
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
    title: 'widget of another area',
    code: 'unknown-widget',
    ...inManifest(banner('"widget": ‸"games/banner-carousel"'), banner('"props": { "interval": 5000 }')),
    suggestion: 'banners/banner-carousel',
  },
  {
    title: 'layout removed that pages use',
    code: 'unknown-layout',
    ...inManifest('"layouts": { ‸"info": null }', otpLength),
  },
  {
    title: 'menu removed that a block shows',
    code: 'unknown-menu',
    ...inManifest('"navigation": { ‸"footer": null }', otpLength),
  },
  {
    title: 'block removed that an order names',
    code: 'order-names-absent',
    ...inManifest(
      '"routes": { "home": { "regions": { "main": { "blocks": { ‸"popular": null } } } } }',
      '"routes": { "home": { "regions": { "main": { "order": ["banner"], "blocks": { "popular": null } } } } }',
    ),
    message: 'This null removes "popular", but these places need it or a part of it: /routes/home/regions/main/order/',
  },
  {
    title: 'login page off',
    code: 'needed-page-off',
    ...inManifest('"routes": { "login": { "enabled": ‸false } }', otpLength),
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
    title: 'path of the backend',
    code: 'path-of-the-host',
    ...inManifest('"routes": { "vip": { "path": ‸"/api/vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'region that the layout does not show',
    code: 'unknown-region',
    ...inManifest(
      '"routes": { "faq": { "regions": { ‸"side": { "order": ["top"], "blocks": { "top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } } } } } }',
      otpLength,
    ),
  },
]
