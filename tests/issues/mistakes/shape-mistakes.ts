import {
  type Mistake,
  amounts,
  banner,
  inFile,
  ownDomain,
  inEnglish,
  inManifest,
  inProduction,
  otpLength,
  manifest,
  pushService,
  inTokens,
} from './mistake.ts'

/** Unknown, missing and removed keys, wrong types, and values equal to the inherited ones. */
export const shapeMistakes: readonly Mistake[] = [
  {
    title: 'brand without id and name',
    code: 'missing-key',
    failing: '‸{}',
    passing: '{\n  "merchant": { "id": "acme", "name": "Acme" }\n}\n',
    message: 'The manifest lacks "merchant" with "id" and "name".',
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
    message: 'so this key would have no effect. Correct the name, or remove the key and its value.',
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
    title: 'value equal to the inherited one',
    code: 'override-equals-parent',
    ...inManifest('"otp": { ‸"length": 6 }', '"otp": { "length": 4 }'),
    message: 'Remove the key and its value, and each object that is then empty.',
  },
  {
    title: 'list equal to the inherited one',
    code: 'override-equals-parent',
    ...inManifest(
      '"layouts": { "empty": { ‸"regions": ["main", "modals"] } }',
      '"layouts": { "empty": { "regions": ["main", "footer", "modals"] } }',
    ),
  },
  {
    title: 'value of an environment equal to the one in manifest.json',
    code: 'override-equals-parent',
    ...inFile('environments/production.json', '{ "otp": { ‸"length": 4 } }', '{ "otp": { "length": 5 } }'),
    beside: { 'manifest.json': manifest(otpLength) },
    message: '"length" already has this value without this key',
  },
  { title: 'list instead of an object', code: 'wrong-type', ...inFile('tokens.json', '‸[]', '{}') },
  { title: 'null instead of an object', code: 'wrong-type', ...inFile('environments/staging.json', '‸null', '{}') },
  {
    title: '"true" in quotes',
    code: 'wrong-type',
    ...inManifest('"otp": { "autoSubmit": ‸"true" }', '"otp": { "autoSubmit": true }'),
  },
  {
    title: '"yes" instead of true',
    code: 'wrong-type',
    ...inManifest('"auth": { "rememberPhone": ‸"yes" }', '"auth": { "rememberPhone": true }'),
  },
  {
    title: 'fraction where a whole number is needed',
    code: 'wrong-type',
    ...inManifest('"otp": { "length": ‸4.5 }', otpLength),
  },
  { title: 'amount as a text', code: 'wrong-type', ...inManifest(amounts('[100, ‸"500"]'), amounts('[100, 500]')) },
  {
    title: 'one guard instead of a list',
    code: 'wrong-type',
    ...inManifest('"routes": { "faq": { "guards": ‸"auth" } }', '"routes": { "faq": { "guards": ["non-auth"] } }'),
  },
  {
    title: 'page set to false',
    code: 'wrong-type',
    ...inManifest('"routes": { "faq": ‸false }', '"routes": { "faq": { "enabled": false } }'),
  },
  { title: 'list of domains', code: 'wrong-type', ...inProduction('"domains": ‸["www.acme.example"]', ownDomain) },
  {
    title: 'brand without a name',
    code: 'missing-key',
    failing: '{ "merchant": ‸{ "id": "acme" } }',
    passing: manifest(otpLength),
    message: '"merchant" lacks "name".',
  },
  {
    title: 'brand without an id',
    code: 'missing-key',
    failing: '{ "merchant": ‸{ "name": "Acme" } }',
    passing: manifest(otpLength),
    message: '"merchant" lacks "id".',
  },
  {
    title: 'colour without "$value"',
    code: 'wrong-type',
    ...inTokens('"light": { "link": ‸"#7a5200" }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: '"value" instead of "$value"',
    code: 'unknown-key',
    ...inTokens('"light": { "link": { ‸"value": "#7a5200" } }', '"light": { "link": { "$value": "#7a5200" } }'),
    suggestion: '$value',
  },
  {
    title: 'unknown group of tokens',
    code: 'unknown-key',
    ...inTokens('‸"colours": {}', '"light": { "link": { "$value": "#7a5200" } }'),
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
    title: 'unknown key of a condition',
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
    title: 'text equal to the inherited one',
    code: 'override-equals-parent',
    ...inEnglish('{ ‸"home.providers": "Game providers" }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'unknown key of sandbox.json',
    code: 'unknown-key',
    ...inFile('sandbox.json', '{ ‸"baners": [] }', '{ "banners": [] }'),
  },
  {
    title: 'value of the wrong type in sandbox.json',
    code: 'wrong-type',
    ...inFile(
      'sandbox.json',
      '{ "artwork": { "palette": { "ground": "#101010" } }, "banners": ‸{} }',
      '{ "artwork": { "palette": { "ground": "#101010" } } }',
    ),
  },
  {
    title: 'required key of sandbox.json removed',
    code: 'null-required',
    ...inFile('sandbox.json', '{ "artwork": ‸null }', '{}'),
  },
  {
    title: 'key of sandbox.json removed without the other keys that its area needs',
    code: 'null-required',
    ...inFile('sandbox.json', '{ "preset_amount": ‸null }', '{}'),
  },
  {
    title: 'optional setting without its required key',
    code: 'missing-key',
    ...inManifest('‸"errorReports": {}', '"errorReports": { "webhook": "https://chat.example/hooks/1" }'),
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
    ...inManifest('"areas": ["account", "banners", ‸null]', '"areas": ["account", "banners", "wallet"]'),
    message: 'An entry of "areas" is null. Remove the entry.',
  },
  {
    title: 'push messages without the key of their service',
    code: 'missing-key',
    ...inManifest(
      '"analytics": { "push": { "enabled": ‸true }, "vendors": { "push": { "host": "push.example" } } }',
      pushService,
    ),
    message: '"analytics" lacks "push.serverKey".',
  },
  {
    title: 'push messages without a service',
    code: 'missing-key',
    ...inManifest('"analytics": { "push": { "enabled": ‸true } }', pushService),
    message: '"analytics" lacks "push.serverKey", "vendors.push.host".',
  },
  {
    title: 'environment with "extends"',
    code: 'unknown-key',
    ...inFile('environments/staging.json', '{ ‸"extends": "base" }', '{}'),
  },
  {
    title: 'brand that inherits its id from another brand',
    code: 'missing-key',
    failing: '‸{ "extends": "other" }',
    passing: '{ "extends": "other", "merchant": { "id": "acme", "name": "Acme" } }',
    message: 'The manifest lacks "merchant" with "id".',
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
