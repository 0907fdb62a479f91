import {
  type Mistake,
  amounts,
  banner,
  inManifest,
  here,
  length,
  manifest,
  inProduction,
  popular,
  tokens,
} from './mistake.ts'

/** Wrong values of settings. */
export const valueMistakes: readonly Mistake[] = [
  {
    title: 'year of the Thai calendar',
    code: 'year-of-another-calendar',
    ...inManifest(
      banner('"when": { "from": ‸"2569-12-01T00:00:00+07:00" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'moment without a zone',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"2026-12-01T00:00:00" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'milliseconds as seconds',
    code: 'out-of-range',
    ...inManifest(banner('"props": { "interval": ‸6 }'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'text where the id of a text is needed',
    code: 'bad-form',
    ...inManifest(popular('"title": ‸"Popular games"'), popular('"title": "home.providers"')),
  },
  {
    title: 'path where the name of a page is needed',
    code: 'bad-form',
    ...inManifest(popular('"more": ‸"/slot"'), popular('"more": "slot"')),
  },
  {
    title: 'maintenance that is over',
    code: 'maintenance-is-over',
    severity: 'warning',
    ...inManifest(
      '"availability": { "maintenance": { "until": ‸"2025-11-01T00:00:00+07:00" } }',
      '"availability": { "maintenance": { "until": "2027-11-01T00:00:00+07:00" } }',
    ),
  },
  {
    title: 'typo in a choice',
    code: 'unknown-value',
    ...inManifest('"deposit": { "variant": ‸"guidd" }', '"deposit": { "variant": "guided" }'),
    suggestion: 'guided',
  },
  {
    title: 'typo in another choice',
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
    title: 'section taken away in one environment',
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
    title: 'bad path',
    code: 'bad-form',
    ...inManifest('"routes": { "vip": { "path": ‸"vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'name that cannot be a key',
    code: 'bad-name',
    ...inManifest(
      '"features": { ‸"New Feature": { "enabled": true, "description": "x" } }',
      '"features": { "new-feature": { "enabled": true, "description": "x" } }',
    ),
  },
  {
    title: 'name with too many characters',
    code: 'bad-name',
    ...inManifest(`"features": { ‸"${'long-'.repeat(16)}name": { "enabled": true } }`, length),
    message: 'at most 64 lowercase letters',
  },
  {
    title: 'name that is too long',
    code: 'wrong-length',
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
  },
  { title: 'amount below zero', code: 'out-of-range', ...inManifest(amounts('[‸-100, 500]'), amounts('[100, 500]')) },
  {
    title: 'choice with a capital letter',
    code: 'unknown-value',
    ...inManifest('"theme": { "appearance": ‸"Light" }', '"theme": { "appearance": "light" }'),
    suggestion: 'light',
  },
  {
    title: 'typeface that there is not',
    code: 'unknown-value',
    ...inManifest('"theme": { "fonts": [‸"arial"] }', '"theme": { "fonts": ["kanit"] }'),
  },
  {
    title: 'icon that there is not',
    code: 'unknown-value',
    ...inManifest(
      '"navigation": { "bottom": { "items": { "home": { "icon": ‸"hoem" } } } }',
      '"navigation": { "bottom": { "items": { "home": { "icon": "star" } } } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'currency in lowercase letters',
    code: 'bad-form',
    ...inManifest('"locales": { "th-th": { "currency": ‸"usd" } }', '"locales": { "th-th": { "currency": "USD" } }'),
  },
  {
    title: 'time zone that there is not',
    code: 'bad-form',
    ...inProduction(`${here}, "timeZone": ‸"Bangkok"`, `${here}, "timeZone": "Asia/Tokyo"`),
  },
  {
    title: 'country that does not exist',
    code: 'bad-form',
    ...inManifest(
      '"locales": { "th-th": { "countryCode": ‸"xx" } }',
      '"locales": { "th-th": { "countryCode": "th" } }'.replace('"countryCode": "th"', '"name": "Thai"'),
    ),
  },
  {
    title: 'country of a condition that does not exist',
    code: 'bad-form',
    ...inManifest(banner('"when": { "countries": [‸"UK"] }'), banner('"when": { "countries": ["GB"] }')),
  },
  {
    title: 'country of a condition in lowercase letters',
    code: 'bad-form',
    ...inManifest(banner('"when": { "countries": [‸"th"] }'), banner('"when": { "countries": ["TH"] }')),
  },
  {
    title: 'path with a slash at its end',
    code: 'bad-form',
    ...inManifest('"routes": { "vip": { "path": ‸"/levels/" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'path with a space',
    code: 'bad-form',
    ...inManifest('"routes": { "vip": { "path": ‸"/vip levels" } }', '"routes": { "vip": { "path": "/vip-levels" } }'),
  },
  {
    title: 'name of a page with an underscore',
    code: 'bad-name',
    ...inManifest('"routes": { ‸"my_page": { "enabled": false } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'logo that is not a picture by its name',
    code: 'bad-form',
    failing: '{ "merchant": { "id": "acme", "name": "Acme", "logo": ‸"logo.pdf" } }',
    passing: manifest(length),
  },
  {
    title: 'brand with an empty name',
    code: 'wrong-length',
    failing: '{ "merchant": { "id": "acme", "name": ‸"" } }',
    passing: manifest(length),
  },
  {
    title: 'id with a capital letter',
    code: 'bad-form',
    failing: '{ "merchant": { "id": ‸"Acme", "name": "Acme" } }',
    passing: manifest(length),
  },
  {
    title: 'empty list of locales',
    code: 'wrong-length',
    ...inManifest(banner('"when": { "locales": ‸[] }'), banner('"when": { "locales": ["th-th"] }')),
  },
  {
    title: 'bucket with a capital letter',
    code: 'bad-form',
    ...inManifest('"upload": { "bucket": ‸"Acme" }', '"upload": { "bucket": "acme" }'),
  },
  {
    title: 'measure as a text',
    code: 'bad-form',
    ...tokens(
      '"radius": { "card": { "$value": ‸"4px" } }',
      '"radius": { "card": { "$value": { "value": 4, "unit": "px" } } }',
    ),
  },
  {
    title: 'widget without its area',
    code: 'bad-form',
    ...inManifest(banner('"widget": ‸"banner-carousel"'), banner('"props": { "interval": 5000 }')),
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
    title: 'device that there is not',
    code: 'unknown-value',
    ...inManifest(banner('"when": { "device": ‸"tablet" }'), banner('"when": { "device": "mobile" }')),
  },
  {
    title: 'day that there is not',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"2026-02-30T00:00:00Z" }'),
      banner('"when": { "from": "2026-03-01T00:00:00Z" }'),
    ),
  },
  {
    title: 'day without a time',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"2026-12-01" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'day as people in Thailand write it',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "from": ‸"01/12/2569" }'),
      banner('"when": { "from": "2026-12-01T00:00:00+07:00" }'),
    ),
  },
  {
    title: 'Thai year in a condition within another',
    code: 'year-of-another-calendar',
    ...inManifest(
      banner('"when": { "any": [{ "until": ‸"2570-01-01T00:00:00+07:00" }] }'),
      banner('"when": { "any": [{ "until": "2027-01-01T00:00:00+07:00" }] }'),
    ),
  },
  {
    title: 'condition that is meant to have no end',
    code: 'bad-form',
    ...inManifest(
      banner('"when": { "session": "guest", "until": ‸"9999-12-31T00:00:00Z" }'),
      banner('"when": { "session": "guest" }'),
    ),
    suggestion: 'remove "until"',
  },
  {
    title: 'number in a list of guards',
    code: 'wrong-type',
    ...inManifest('"routes": { "faq": { "guards": [‸5] } }', '"routes": { "faq": { "guards": ["non-auth"] } }'),
    message: 'An entry of "guards" is the number 5',
  },
  {
    title: 'maintenance without a zone',
    code: 'bad-form',
    ...inManifest(
      '"availability": { "maintenance": { "until": ‸"2026-12-01 05:00:00" } }',
      '"availability": { "maintenance": { "until": "2026-12-01T05:00:00+07:00" } }',
    ),
  },
  {
    title: 'maintenance that ends before it begins',
    code: 'bad-form',
    ...inManifest(
      '"availability": { "maintenance": { "from": "2026-12-01T05:00:00+07:00", "until": ‸"2026-12-01T02:00:00+07:00" } }',
      '"availability": { "maintenance": { "from": "2026-12-01T02:00:00+07:00", "until": "2026-12-01T05:00:00+07:00" } }',
    ),
  },
  {
    title: 'refused country in lowercase letters',
    code: 'bad-form',
    ...inManifest('"availability": { "refusedCountries": [‸"ph"] }', '"availability": { "refusedCountries": ["PH"] }'),
  },
  {
    title: 'byte-order mark before a wrong value',
    code: 'out-of-range',
    failing: `\ufeff${manifest('"otp": { "length": ‸40 }')}`,
    passing: `\ufeff${manifest(length)}`,
  },
  {
    title: 'path with a parameter twice',
    code: 'bad-form',
    ...inManifest('"routes": { "vip": { "path": ‸"/vip/{id}/{id}" } }', '"routes": { "vip": { "path": "/vip/{id}" } }'),
  },
  {
    title: 'version of the terms with a Thai year',
    code: 'year-of-another-calendar',
    ...inManifest(
      '"responsible": { "termsVersion": ‸"2569-01-01" }',
      '"responsible": { "termsVersion": "2026-01-01" }',
    ),
  },
]
