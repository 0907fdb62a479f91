import {
  type Mistake,
  banner,
  inFile,
  inManifest,
  inProduction,
  otpLength,
  ownDomain,
  manifest,
  emptyEnvironments,
} from './mistake.ts'

/** Mistakes with areas, locales, domains, ids and parents of brands, and with a feature. */
export const brandMistakes: readonly Mistake[] = [
  {
    title: 'unknown area',
    code: 'unknown-area',
    ...inManifest('"areas": ["account", "banners", ‸"walet"]', '"areas": ["account", "banners", "wallet"]'),
    suggestion: 'wallet',
  },
  {
    title: 'area without another area that it needs',
    code: 'area-missing',
    ...inManifest('"areas": ["banners", ‸"partners"]', '"areas": ["banners", "account", "wallet", "partners"]'),
  },
  {
    title: 'left-out area that several other areas need',
    code: 'area-missing',
    ...inManifest('"areas": ‸["banners", "account", "games", "partners"]', '"areas": ["banners"]'),
    message: 'The areas "games", "partners" need "wallet"',
  },
  {
    title: 'setting of an area that is left out',
    code: 'area-not-chosen',
    message: 'so this setting would have no effect',
    ...inManifest(
      '"areas": ["account", "info", "banners"], ‸"withdrawal": { "variant": "balances" }',
      '"areas": ["account", "info", "banners"]',
    ),
  },
  {
    title: 'block of an area that is left out',
    code: 'area-not-chosen',
    message: 'so this block would have no effect',
    ...inManifest(
      '"areas": ["banners"], "routes": { "home": { "regions": { "main": { "order": ["banner", "b"], "blocks": { "b": { "widget": ‸"promotions/promotions-strip" } } } } } }',
      '"areas": ["banners"]',
    ),
  },
  {
    title: 'unknown locale',
    code: 'unknown-locale',
    ...inManifest(banner('"when": { "locales": [‸"th-tt"] }'), banner('"when": { "locales": ["th-th"] }')),
    suggestion: 'th-th',
  },
  {
    title: 'removed default locale of the site, which is also the default locale of its country',
    code: 'unknown-locale',
    ...inManifest('"locales": { ‸"th-th": null }', banner('"props": { "interval": 5000 }')),
    message:
      'This null removes "th-th", which other places need: /defaultLocale. Remove "th-th": null, or change the values at these places.',
  },
  {
    title: 'all locales removed',
    code: 'unknown-locale',
    ...inManifest('"locales": { "en-th": null, ‸"th-th": null }', banner('"props": { "interval": 5000 }')),
    message: 'This null removes "th-th"',
  },
  {
    title: 'code of another locale',
    code: 'bad-form',
    ...inManifest('"locales": { "th-th": { "code": ‸"en-th" } }', '"locales": { "th-th": { "name": "Thai" } }'),
    message: 'the key of the locale, "th-th"',
  },
  {
    title: 'unknown brand to extend',
    code: 'unknown-merchant',
    ...inManifest('"extends": ‸"bsae"', '"otp": { "length": 4 }'),
    suggestion: 'base',
  },
  {
    title: 'brands in a cycle',
    code: 'cyclic-extends',
    ...inManifest('"extends": ‸"other"', '"otp": { "length": 4 }'),
    brands: {
      other: {
        ...emptyEnvironments,
        'manifest.json': '{ "extends": "acme", "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
      },
    },
  },
  {
    title: 'one domain claimed twice',
    code: 'domain-claimed-twice',
    file: 'environments/staging.json',
    failing: '{ "site": { "domains": { ‸"acme.localhost": {} } } }',
    passing: '{ "site": { "domains": { "staging.acme.example": {} } } }',
    message: 'also belongs to this brand in development',
  },
  {
    title: 'origin of embedded games that is the host name of a site',
    code: 'domain-claimed-twice',
    file: 'environments/staging.json',
    failing: '{ "games": { "shellOrigin": ‸"https://acme.localhost" } }',
    passing: '{ "games": { "shellOrigin": "https://acme-games.example" } }',
  },
  {
    title: 'origin of embedded games that is a domain of the same site',
    code: 'domain-claimed-twice',
    file: 'environments/production.json',
    failing: `{ "site": { ${ownDomain} }, "games": { "shellOrigin": ‸"https://www.acme.example" } }`,
    passing: `{ "site": { ${ownDomain} }, "games": { "shellOrigin": "https://games.acme.example" } }`,
    message: 'Choose another host name for this origin.',
  },
  {
    title: 'origin of embedded games that is the local name of the same site',
    code: 'domain-claimed-twice',
    file: 'environments/development.json',
    failing: '{ "games": { "shellOrigin": ‸"https://acme.localhost" } }',
    passing: '{ "games": { "shellOrigin": "https://games.localhost" } }',
    message: 'Choose another name.',
  },
  {
    title: 'domain that is the name of embedded games of another brand',
    code: 'domain-claimed-twice',
    file: 'environments/development.json',
    failing: '{ "site": { "domains": { ‸"play.other.localhost": {} } } }',
    passing: '{ "site": { "domains": { "shop.other.localhost": {} } } }',
    brands: {
      other: {
        ...emptyEnvironments,
        'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
      },
    },
    message: 'also belongs to "other" in development',
  },
  {
    title: 'embedded games under a domain of the same site',
    code: 'domain-claimed-twice',
    file: 'environments/development.json',
    failing: '{ "site": { "domains": { "play.acme.localhost": {} } }, "games": { "shellOrigin": ‸"embedded" } }',
    passing: '{ "site": { "domains": { "shop.acme.localhost": {} } }, "games": { "shellOrigin": "embedded" } }',
    message: 'Choose another host name for this origin.',
  },
  {
    title: 'origin of embedded games that is the name of embedded games',
    code: 'domain-claimed-twice',
    file: 'environments/staging.json',
    failing: '{ "games": { "shellOrigin": ‸"https://play.acme.localhost" } }',
    passing: '{ "games": { "shellOrigin": "https://acme-games.example" } }',
    message: 'belongs to the brand with this id',
  },
  {
    title: 'two default locales of a country',
    code: 'locale-defaults',
    ...inManifest(
      '"locales": { "en-th": { "isCountryDefault": ‸true } }',
      '"locales": { "en-th": { "isCountryDefault": true }, "th-th": { "isCountryDefault": false } }',
    ),
  },
  {
    title: 'id that is not the name of the folder',
    code: 'wrong-merchant-id',
    failing: '{\n  "merchant": { "id": ‸"acmee", "name": "Acme" }\n}\n',
    passing: manifest('"otp": { "length": 4 }'),
    suggestion: 'acme',
  },
  {
    title: 'id of the brand that this brand extends',
    code: 'wrong-merchant-id',
    failing: '{ "extends": "other", "merchant": { "id": ‸"other", "name": "Acme" } }',
    passing: '{ "extends": "other", "merchant": { "id": "acme", "name": "Acme" } }',
    suggestion: 'acme',
    brands: {
      other: {
        ...emptyEnvironments,
        'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
      },
    },
  },
  {
    title: 'domain with an unknown locale',
    code: 'unknown-locale',
    ...inProduction(
      '"domains": { "www.acme.example": { "locale": ‸"th-tt" } }',
      '"domains": { "www.acme.example": { "locale": "en-th" } }',
    ),
    suggestion: 'th-th',
  },
  { title: 'brand that extends itself', code: 'cyclic-extends', ...inManifest('"extends": ‸"acme"', otpLength) },
  {
    title: 'unknown default locale',
    code: 'unknown-locale',
    ...inManifest('"defaultLocale": ‸"th-en"', '"defaultLocale": "en-th"'),
  },
  {
    title: 'domain of another brand',
    code: 'domain-claimed-twice',
    message: 'also belongs to "other" in production',
    ...inFile('environments/staging.json', '{ "site": { "domains": { ‸"www.other.example": {} } } }', '{}'),
    brands: {
      other: {
        'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
        'environments/staging.json': '{}',
        'environments/production.json': '{ "site": { "domains": { "www.other.example": {} } } }',
      },
    },
  },
  {
    title: 'byte-order mark before an unknown default locale',
    code: 'unknown-locale',
    failing: `\ufeff${manifest('"defaultLocale": ‸"en-us"')}`,
    passing: `\ufeff${manifest('"defaultLocale": "en-th"')}`,
  },
  {
    title: 'page of a left-out area',
    code: 'area-not-chosen',
    message: 'so this page would have no effect',
    ...inManifest(
      '"areas": ["account", "info", "banners"],\n  "routes": { ‸"blog": { "enabled": true } }',
      '"areas": ["account", "info", "banners"]',
    ),
  },
  {
    title: 'menu entry of a left-out area',
    code: 'area-not-chosen',
    message: 'The entry "blog" needs the area "blog"',
    ...inManifest(
      '"areas": ["account", "info", "banners"],\n  "navigation": { "footer": { "items": { ‸"blog": { "label": "menu.faq" } } } }',
      '"areas": ["account", "info", "banners"]',
    ),
  },
  {
    title: 'order with a block of a left-out area',
    code: 'area-not-chosen',
    ...inManifest(
      '"areas": ["account", "info", "banners"],\n  "shell": { "footer": { "order": ["footer", ‸"live-chat"] } }',
      '"areas": ["account", "info", "banners"],\n  "shell": { "footer": { "order": ["footer"] } }',
    ),
  },
  {
    title: 'order of a menu with a page of a left-out area',
    code: 'area-not-chosen',
    ...inManifest(
      '"areas": ["account", "info", "banners"],\n  "navigation": { "footer": { "order": ["faq", ‸"blog"] } }',
      '"areas": ["account", "info", "banners"],\n  "navigation": { "footer": { "order": ["faq"] } }',
    ),
  },
  {
    title: 'domain in the file for all environments',
    code: 'domain-claimed-twice',
    message: 'also belongs to the other environments of this brand',
    ...inManifest('"site": { "domains": { ‸"acme.example": {} } }', otpLength),
  },
  {
    title: 'feature without a description',
    code: 'override-without-target',
    ...inManifest(
      '"features": { ‸"night": { "enabled": true } }',
      '"features": { "night": { "enabled": true, "description": "At night." } }',
    ),
  },
]
