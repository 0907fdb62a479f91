import {
  type Mistake,
  amounts,
  banner,
  file,
  here,
  inEnglish,
  inManifest,
  inProduction,
  length,
  manifest,
  pushService,
  tokens,
} from './mistake.ts'

/** Wrong keys and wrong types. */
export const shapeMistakes: readonly Mistake[] = [
  {
    title: 'brand without id and name',
    code: 'missing-key',
    failing: '‸{}',
    passing: '{\n  "merchant": { "id": "acme", "name": "Acme" }\n}\n',
  },
  {
    title: 'unknown key at the top',
    code: 'unknown-key',
    ...inManifest('‸"depositt": {}', '"otp": { "length": 4 }'),
    suggestion: 'deposit',
  },
  {
    title: 'unknown key one level down',
    code: 'unknown-key',
    ...inManifest('"otp": { ‸"lenght": 4 }', '"otp": { "length": 4 }'),
    suggestion: 'length',
  },
  {
    title: 'unknown key two levels down',
    code: 'unknown-key',
    ...inManifest('"deposit": { "presets": { ‸"amount": [1] } }', '"deposit": { "presets": { "amounts": [1] } }'),
    suggestion: 'amounts',
  },
  {
    title: 'unknown key of a route',
    code: 'unknown-key',
    ...inManifest(
      '"routes": { "home": { ‸"tilte": "routes.faq.title" } }',
      '"routes": { "home": { "title": "routes.faq.title" } }',
    ),
    suggestion: 'title',
  },
  {
    title: 'text where a number is needed',
    code: 'wrong-type',
    ...inManifest('"otp": { "length": ‸"4" }', '"otp": { "length": 4 }'),
  },
  {
    title: 'number where a text is needed',
    code: 'wrong-type',
    ...inManifest('"deposit": { "variant": ‸1 }', '"deposit": { "variant": "guided" }'),
  },
  {
    title: 'object where a list is needed',
    code: 'wrong-type',
    ...inManifest('"hosts": { "game": ‸{} }', '"hosts": { "game": ["games.example"] }'),
  },
  {
    title: 'list where an object is needed',
    code: 'wrong-type',
    ...inManifest('"auth": ‸[]', '"auth": { "rememberPhone": true }'),
  },
  {
    title: 'prop of the wrong type',
    code: 'wrong-type',
    ...inManifest(banner('"props": { "interval": ‸"5 s" }'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'null on a required value',
    code: 'null-required',
    ...inManifest('"otp": { "length": ‸null }', '"otp": { "length": 4 }'),
  },
  {
    title: 'override equal to its parent',
    code: 'override-equals-parent',
    ...inManifest('"otp": { ‸"length": 6 }', '"otp": { "length": 4 }'),
  },
  {
    title: 'list equal to its parent',
    code: 'override-equals-parent',
    ...inManifest(
      '"layouts": { "empty": { ‸"regions": ["main", "modals"] } }',
      '"layouts": { "empty": { "regions": ["main", "footer", "modals"] } }',
    ),
  },
  { title: 'list instead of an object', code: 'wrong-type', ...file('tokens.json', '‸[]', '{}') },
  { title: 'nothing but null', code: 'wrong-type', ...file('environments/staging.json', '‸null', '{}') },
  {
    title: 'true as a text',
    code: 'wrong-type',
    ...inManifest('"otp": { "autoSubmit": ‸"true" }', '"otp": { "autoSubmit": true }'),
  },
  {
    title: 'yes as a text',
    code: 'wrong-type',
    ...inManifest('"auth": { "rememberPhone": ‸"yes" }', '"auth": { "rememberPhone": true }'),
  },
  { title: 'fraction of a digit', code: 'wrong-type', ...inManifest('"otp": { "length": ‸4.5 }', length) },
  { title: 'amount as a text', code: 'wrong-type', ...inManifest(amounts('[100, ‸"500"]'), amounts('[100, 500]')) },
  {
    title: 'one guard instead of a list',
    code: 'wrong-type',
    ...inManifest('"routes": { "faq": { "guards": ‸"auth" } }', '"routes": { "faq": { "guards": ["non-auth"] } }'),
  },
  {
    title: 'page as a switch',
    code: 'wrong-type',
    ...inManifest('"routes": { "faq": ‸false }', '"routes": { "faq": { "enabled": false } }'),
  },
  { title: 'list of domains', code: 'wrong-type', ...inProduction('"domains": ‸["www.acme.example"]', here) },
  {
    title: 'brand without a name',
    code: 'missing-key',
    failing: '{ "merchant": ‸{ "id": "acme" } }',
    passing: manifest(length),
  },
  {
    title: 'colour without "$value"',
    code: 'wrong-type',
    ...tokens('"light": { "link": ‸"#7a5200" }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: '"value" without its sign',
    code: 'unknown-key',
    ...tokens('"light": { "link": { ‸"value": "#7a5200" } }', '"light": { "link": { "$value": "#7a5200" } }'),
    suggestion: '$value',
  },
  {
    title: 'group of tokens that there is not',
    code: 'unknown-key',
    ...tokens('‸"colours": {}', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'blocks beside the regions of a page',
    code: 'unknown-key',
    ...inManifest('"routes": { "faq": { ‸"blocks": {} } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'prop beside the props',
    code: 'unknown-key',
    ...inManifest(banner('‸"interval": 5000'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'order of a menu as a text',
    code: 'wrong-type',
    ...inManifest(
      '"navigation": { "footer": { "order": ‸"faq" } }',
      '"navigation": { "footer": { "order": ["faq"] } }',
    ),
  },
  {
    title: 'key of a condition that there is not',
    code: 'unknown-key',
    ...inManifest(banner('"when": { ‸"devices": "mobile" }'), banner('"when": { "device": "mobile" }')),
    suggestion: 'device',
  },
  {
    title: 'texts in objects',
    code: 'wrong-type',
    ...inEnglish('{ "home": ‸{ "providers": "Studios" } }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'text equal to its parent',
    code: 'override-equals-parent',
    ...inEnglish('{ ‸"home.providers": "Game providers" }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'key of the sandbox that there is not',
    code: 'unknown-key',
    ...file('sandbox.json', '{ ‸"baners": [] }', '{ "banners": [] }'),
  },
  {
    title: 'part of the sandbox of a wrong type',
    code: 'wrong-type',
    ...file(
      'sandbox.json',
      '{ "artwork": { "palette": { "ground": "#101010" } }, "banners": ‸{} }',
      '{ "artwork": { "palette": { "ground": "#101010" } } }',
    ),
  },
  {
    title: 'key of the sandbox taken away',
    code: 'null-required',
    ...file('sandbox.json', '{ "artwork": ‸null }', '{}'),
  },
  {
    title: 'inherited prop removed that the widget needs',
    code: 'null-required',
    ...inManifest(banner('"props": { "interval": ‸null }'), banner('"props": { "interval": 5000 }')),
    message: 'This null removes "interval", which the widget "banners/banner-carousel" needs.',
  },
  {
    title: 'null in a list',
    code: 'null-required',
    ...inManifest('"areas": ["account", ‸null]', '"areas": ["account", "wallet"]'),
    message: 'An entry of "areas" is null. Remove the entry.',
  },
  {
    title: 'push messages without the key of their service',
    code: 'missing-key',
    ...inManifest(
      '"analytics": { "push": { "enabled": ‸true }, "vendors": { "push": { "host": "push.example" } } }',
      pushService,
    ),
  },
  {
    title: 'push messages without a service',
    code: 'missing-key',
    ...inManifest('"analytics": { "push": { "enabled": ‸true } }', pushService),
  },
  {
    title: 'environment that builds on a brand',
    code: 'unknown-key',
    ...file('environments/staging.json', '{ ‸"extends": "base" }', '{}'),
  },
  {
    title: 'brand with the id of the brand that it extends',
    code: 'missing-key',
    failing: '‸{ "extends": "other" }',
    passing: '{ "extends": "other", "merchant": { "id": "acme", "name": "Acme" } }',
    brands: {
      other: {
        'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
        'environments/staging.json': '{}',
        'environments/production.json': '{}',
      },
    },
  },
]
