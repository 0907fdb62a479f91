import { type Mistake, inFile, inManifest, manifest, otpLength, newPage } from './mistake.ts'

/** Mistakes in pages, layouts and regions. */
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
    message: 'Add "banners" to "areas", or add blocks of other areas to the page in "routes".',
  },
  {
    title: 'home page removed',
    code: 'no-home-page',
    ...inManifest('"routes": { ‸"home": null }', '"routes": { "blog-post": null }'),
    message: 'This null removes the page "home", but the site sends visitors to it. Remove "home": null.',
  },
  {
    title: 'home page with an address of its own',
    code: 'bad-form',
    ...inManifest('"routes": { "home": { "path": ‸"/start" } }', '"routes": { "faq": { "path": "/start" } }'),
    message: '"/", the address of the home page',
  },
  {
    title: 'home page with the address of another page',
    code: 'bad-form',
    ...inManifest('"routes": { "home": { "path": ‸"/faq" } }', '"routes": { "faq": { "path": "/start" } }'),
  },
  {
    title: 'path that begins with a locale',
    code: 'path-begins-with-locale',
    ...inManifest('"routes": { "vip": { "path": ‸"/th-th/vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
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
    title: 'removed layout that alone shows a region',
    code: 'unknown-layout',
    ...inManifest('"layouts": { ‸"account": null }', otpLength),
    message: 'This null removes "account", which other places need: /routes/',
  },
  {
    title: 'new block on a page with an unknown layout',
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
    message: 'The page "home" has the region "mian", but its layout "home" does not show this region.',
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
    message: 'so this null removes nothing. Correct the name, or remove "hom": null.',
    suggestion: 'home',
  },
  {
    title: 'two pages at one address',
    code: 'duplicate-path',
    ...inManifest('"routes": { "vip": { "path": ‸"/faq" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'page at the address of an earlier page that is on',
    code: 'duplicate-path',
    ...inManifest(
      '"routes": { "vip": { "path": ‸"/slot" } }',
      '"routes": { "vip": { "path": "/slot" }, "slot": { "enabled": false } }',
    ),
  },
  {
    title: 'page at the address of a later page that is on',
    code: 'duplicate-path',
    ...inManifest(
      '"routes": { "slot": { "path": ‸"/vip" } }',
      '"routes": { "slot": { "path": "/vip" }, "vip": { "enabled": false } }',
    ),
  },
  {
    title: 'page turned on in one environment, at the address of another page',
    code: 'duplicate-path',
    ...inFile(
      'environments/staging.json',
      '{ "routes": { "vip": { "enabled": ‸true } } }',
      '{ "routes": { "vip": { "enabled": true, "path": "/levels" } } }',
    ),
    beside: { 'manifest.json': manifest('"routes": { "vip": { "enabled": false, "path": "/faq" } }') },
  },
  {
    title: 'test of an absent parameter',
    code: 'unknown-parameter',
    ...inManifest(newPage(',\n      "validate": { ‸"id": "slug" }'), newPage('')),
  },
  {
    title: 'guard for members without a login page',
    code: 'guard-without-login',
    ...inManifest('"routes": { ‸"login": null }', '"routes": { "vip": { "guards": ["auth"], "layout": "account" } }'),
    message: 'This null removes "login", which other places need: ',
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
    title: 'new page without required keys',
    code: 'override-without-target',
    ...inManifest('"routes": { ‸"a-new-one": { "path": "/new" } }', newPage('')),
  },
  {
    title: 'removed layout that pages use',
    code: 'unknown-layout',
    ...inManifest('"layouts": { ‸"info": null }', otpLength),
  },
  {
    title: 'login page off',
    code: 'needed-page-off',
    ...inManifest('"routes": { "login": { "enabled": ‸false } }', otpLength),
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
