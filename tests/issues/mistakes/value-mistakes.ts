import { type Mistake, amounts, banner, inManifest, inFile, inBothLanguages, otpLength, manifest } from './mistake.ts'

/** Wrong values of settings. */
export const valueMistakes: readonly Mistake[] = [
  {
    title: 'seconds where milliseconds are needed',
    code: 'out-of-range',
    ...inManifest(banner('"props": { "interval": ‸6 }'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'typo in a choice',
    code: 'unknown-value',
    ...inManifest('"deposit": { "variant": ‸"guidd" }', '"deposit": { "variant": "guided" }'),
    suggestion: 'guided',
  },
  {
    title: 'American spelling of a choice',
    code: 'unknown-value',
    ...inManifest('"phone": { "paste": ‸"normalize" }', '"phone": { "paste": "normalise" }'),
    suggestion: 'normalise',
  },
  {
    title: 'typo in a choice of a list',
    code: 'unknown-value',
    ...inManifest('"auth": { "forgotIdentifiers": [‸"mobil"] }', '"auth": { "forgotIdentifiers": ["mobile"] }'),
    suggestion: 'mobile',
  },
  {
    title: 'typo in a choice of a layout',
    code: 'unknown-value',
    ...inManifest(
      '"layouts": { "home": { "arrangement": ‸"stak" } }',
      '"layouts": { "home": { "arrangement": "bare" } }',
    ),
    suggestion: 'stack',
  },
  {
    title: 'unknown game section',
    code: 'unknown-section',
    ...inManifest(
      '"routes": { "slot": { "regions": { "main": { "blocks": { "lobby": { "props": { "section": ‸"slots" } } } } } } }',
      '"routes": { "slot": { "regions": { "main": { "blocks": { "lobby": { "props": { "section": "casino" } } } } } } }',
    ),
    suggestion: 'slot',
  },
  {
    title: 'section removed in one environment',
    code: 'unknown-section',
    file: 'environments/production.json',
    failing: '{ "site": { "domains": { "www.acme.example": {} } }, "games": { "sections": { ‸"slot": null } } }',
    passing: '{ "site": { "domains": { "www.acme.example": {} } } }',
  },
  {
    title: 'number out of range',
    code: 'out-of-range',
    ...inManifest('"otp": { "length": ‸9 }', '"otp": { "length": 8 }'),
  },
  {
    title: 'name of a brand with too many characters',
    code: 'wrong-length',
    message: '"name" has 41 characters, but may have at most 40 characters. Shorten the text.',
    failing: `{\n  "merchant": { "id": "acme", "name": ‸"${'A'.repeat(41)}" }\n}\n`,
    passing: `{\n  "merchant": { "id": "acme", "name": "${'A'.repeat(40)}" }\n}\n`,
  },
  {
    title: 'the same entry twice',
    code: 'duplicate-item',
    ...inManifest(
      '"hosts": { "game": ["a.example", ‸"a.example"] }',
      '"hosts": { "game": ["a.example", "b.example"] }',
    ),
  },
  {
    title: 'amounts out of order',
    code: 'amounts-not-ascending',
    ...inManifest(
      '"deposit": { "presets": { "amounts": [100, 500, ‸300] } }',
      '"deposit": { "presets": { "amounts": [100, 300, 500] } }',
    ),
    message: '300 comes after the larger amount 500. Sort the amounts from small to large.',
  },
  { title: 'amount below zero', code: 'out-of-range', ...inManifest(amounts('[‸-100, 500]'), amounts('[100, 500]')) },
  {
    title: 'choice with a capital letter',
    code: 'unknown-value',
    ...inManifest('"theme": { "appearance": ‸"Light" }', '"theme": { "appearance": "light" }'),
    suggestion: 'light',
  },
  {
    title: 'unknown typeface',
    code: 'unknown-value',
    ...inManifest(
      '"theme": { "fonts": ["noto-sans-thai", ‸"arial"] }',
      '"theme": { "fonts": ["noto-sans-thai", "kanit"] }',
    ),
  },
  {
    title: 'unknown icon',
    code: 'unknown-value',
    ...inManifest(
      '"navigation": { "bottom": { "items": { "home": { "icon": ‸"hoem" } } } }',
      '"navigation": { "bottom": { "items": { "home": { "icon": "star" } } } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'switch without the key of its object',
    code: 'wrong-type',
    ...inManifest('"features": { "blog": ‸false }', '"features": { "blog": { "enabled": false } }'),
    suggestion: 'Write { "enabled": false }.',
  },
  {
    title: 'token without the key of its value',
    code: 'wrong-type',
    ...inFile('tokens.json', '{ "light": { "link": ‸"#112233" } }', '{ "light": { "link": { "$value": "#112233" } } }'),
    suggestion: 'Write { "$value": "#112233" }.',
  },
  {
    title: 'single value instead of a list',
    code: 'wrong-type',
    ...inManifest('"countries": { "allow": ‸"TH" }', '"countries": { "allow": ["TH"] }'),
    suggestion: 'Write ["TH"].',
  },
  {
    title: 'unknown key of a small object',
    code: 'unknown-key',
    ...inManifest(banner('"when": { "vip": { ‸"min": 3 } }'), banner('"when": { "vip": { "from": 3 } }')),
    suggestion: 'The keys are "from", "to".',
  },
  {
    title: 'nested texts',
    code: 'wrong-type',
    ...inBothLanguages('{ "menu": ‸{ "home": "House" } }', '{ "menu.home": "House" }', '{ "menu.home": "บ้าน" }'),
    suggestion: 'Write "menu.home": "House".',
  },
  {
    title: 'brand with an empty name',
    code: 'wrong-length',
    failing: '{ "merchant": { "id": "acme", "name": ‸"" } }',
    passing: manifest(otpLength),
  },
  {
    title: 'empty list of locales',
    code: 'wrong-length',
    ...inManifest(banner('"when": { "locales": ‸[] }'), banner('"when": { "locales": ["th-th"] }')),
  },
  {
    title: 'prop out of its range',
    code: 'out-of-range',
    ...inManifest(banner('"props": { "interval": ‸-5 }'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'entry twice in an order',
    code: 'duplicate-item',
    ...inManifest(
      '"navigation": { "footer": { "order": ["faq", ‸"faq"] } }',
      '"navigation": { "footer": { "order": ["faq"] } }',
    ),
  },
  {
    title: 'unknown device',
    code: 'unknown-value',
    ...inManifest(banner('"when": { "device": ‸"tablet" }'), banner('"when": { "device": "mobile" }')),
  },
  {
    title: 'number in a list of guards',
    code: 'wrong-type',
    ...inManifest('"routes": { "faq": { "guards": [‸5] } }', '"routes": { "faq": { "guards": ["non-auth"] } }'),
    message: 'An entry of "guards" is the number 5',
  },
  {
    title: 'country of the brand among the refused countries',
    code: 'own-country-refused',
    severity: 'warning',
    ...inManifest('"availability": { "refusedCountries": [‸"TH"] }', '"availability": { "refusedCountries": ["PH"] }'),
  },
  {
    title: 'byte-order mark before a wrong value',
    code: 'out-of-range',
    failing: `\ufeff${manifest('"otp": { "length": ‸40 }')}`,
    passing: `\ufeff${manifest(otpLength)}`,
  },
]
