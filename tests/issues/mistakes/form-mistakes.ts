import {
  type Mistake,
  banner,
  inManifest,
  ownDomain,
  otpLength,
  manifest,
  inProduction,
  popular,
  inTokens,
} from './mistake.ts'

/** Names, paths, codes and lengths in a wrong form. */
export const formMistakes: readonly Mistake[] = [
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
    title: 'name of a feature with too many characters',
    code: 'bad-name',
    ...inManifest(`"features": { ‸"${'long-'.repeat(16)}name": { "enabled": true } }`, otpLength),
    message: 'at most 64 lowercase letters',
  },
  {
    title: 'currency in lowercase letters',
    code: 'bad-form',
    ...inManifest('"locales": { "th-th": { "currency": ‸"usd" } }', '"locales": { "th-th": { "currency": "USD" } }'),
  },
  {
    title: 'unknown time zone',
    code: 'bad-form',
    ...inProduction(`${ownDomain}, "timeZone": ‸"Bangkok"`, `${ownDomain}, "timeZone": "Asia/Tokyo"`),
  },
  {
    title: 'offset from UTC instead of a time zone',
    code: 'bad-form',
    ...inProduction(`${ownDomain}, "timeZone": ‸"+07:00"`, `${ownDomain}, "timeZone": "Asia/Tokyo"`),
  },
  {
    title: 'country with a letter that becomes two letters in capitals',
    code: 'bad-form',
    ...inManifest('"locales": { "th-th": { "countryCode": ‸"ß" } }', '"locales": { "th-th": { "name": "Thai" } }'),
  },
  {
    title: 'unknown country',
    code: 'bad-form',
    ...inManifest('"locales": { "th-th": { "countryCode": ‸"xx" } }', '"locales": { "th-th": { "name": "Thai" } }'),
  },
  {
    title: 'unknown country in a condition',
    code: 'bad-form',
    ...inManifest(banner('"when": { "countries": [‸"UK"] }'), banner('"when": { "countries": ["GB"] }')),
    suggestion: 'GB',
  },
  {
    title: 'country in lowercase letters in a condition',
    code: 'bad-form',
    ...inManifest(banner('"when": { "countries": [‸"th"] }'), banner('"when": { "countries": ["TH"] }')),
    suggestion: 'TH',
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
    message: 'the key has to be a page name of at most 64 lowercase letters, digits and single hyphens between them',
  },
  {
    title: 'logo whose name does not end like a picture’s',
    code: 'bad-form',
    failing: '{ "merchant": { "id": "acme", "name": "Acme", "logo": ‸"logo.pdf" } }',
    passing: manifest(otpLength),
  },
  {
    title: 'id with a capital letter',
    code: 'bad-form',
    failing: '{ "merchant": { "id": ‸"Acme", "name": "Acme" } }',
    passing: manifest(otpLength),
  },
  {
    title: 'bucket with a capital letter',
    code: 'bad-form',
    ...inManifest('"upload": { "bucket": ‸"Acme" }', '"upload": { "bucket": "acme" }'),
  },
  {
    title: 'length as a text',
    code: 'bad-form',
    ...inTokens(
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
    title: 'refused country in lowercase letters',
    code: 'bad-form',
    ...inManifest('"availability": { "refusedCountries": [‸"ph"] }', '"availability": { "refusedCountries": ["PH"] }'),
  },
  {
    title: 'path with a parameter twice',
    code: 'bad-form',
    ...inManifest('"routes": { "vip": { "path": ‸"/vip/{id}/{id}" } }', '"routes": { "vip": { "path": "/vip/{id}" } }'),
  },
]
