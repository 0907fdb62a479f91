import { banner, both, type IssueFixture, manifest, tokens } from './issue-fixtures.ts'

const file = (path: string, failing: string, passing: string) => ({ file: path, failing, passing })
const english = (failing: string, passing: string) => ({
  ...file('messages/en.json', failing, passing),
  beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
})
const english2 = (failing: string, passing: string, thai: string) => ({
  ...file('messages/en.json', failing, passing),
  beside: { 'messages/th.json': thai },
})
const length = '"otp": { "length": 4 }'
const amounts = (text: string) => `"deposit": { "presets": { "amounts": ${text} } }`
const production = (failing: string, passing: string) =>
  file('environments/production.json', `{ "site": { ${failing} } }`, `{ "site": { ${passing} } }`)
const pushService =
  '"analytics": { "push": { "enabled": true, "serverKey": "BL3u4IrDTK01WjhBQCO7dsoQ8peQEfIOm2jozIYD5o7tlS0m9prqwUWl9gckHDfO1Va8aqDGaxOnQZ4Z9DMKvXk" }, "vendors": { "push": { "host": "push.example" } } }'
const here = '"domains": { "www.acme.example": {} }'

/** Mistakes that operators made, beyond one of each code: the same codes by other ways. */
export const operatorsMistakes: readonly IssueFixture[] = [
  // Files with a wrong name, and missing files.
  {
    title: 'production.json under a short name',
    code: 'unknown-file',
    ...file('environments/prod.json', '‸{ "site": { "domains": { "www.acme.example": {} } } }', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'one environment too many',
    code: 'unknown-file',
    ...file('environments/test.json', '‸{}', ''),
  },
  {
    title: 'folder of environments with a capital letter',
    code: 'unknown-file',
    ...file('Environments/production.json', '‸{}', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  {
    title: 'manifest under a mistyped name and no other',
    code: 'unknown-file',
    ...file('manifset.json', '‸{ "merchant": { "id": "acme", "name": "Acme" } }', ''),
    without: ['manifest.json'],
    suggestion: 'manifest.json',
  },
  {
    title: 'no manifest',
    code: 'missing-file',
    ...file('manifest.json', '‸', manifest(length)),
    without: ['manifest.json'],
  },
  {
    title: 'no production.json',
    code: 'missing-file',
    ...file('environments/production.json', '‸', '{}'),
    without: ['environments/production.json'],
  },
  { title: 'texts in a language that there is not', code: 'unknown-file', ...file('messages/fr.json', '‸{}', '') },
  {
    title: 'tokens in the singular',
    code: 'unknown-file',
    ...file('token.json', '‸{}', ''),
    suggestion: 'tokens.json',
  },
  {
    title: 'text page in a language that there is not',
    code: 'unknown-file',
    ...file('content/th-th/faq.md', '‸คำถาม', ''),
  },
  { title: 'text page that is not Markdown', code: 'unknown-file', ...file('content/en/faq.txt', '‸Questions', '') },

  // Files that are not JSON.
  { title: 'UTF-16', code: 'not-utf-8', ...file('messages/en.json', '‸\uFFFD\uFFFD{\0\r\0', '{}') },
  { title: 'nothing but a brace', code: 'invalid-json', ...file('tokens.json', '{‸', '{}') },
  { title: 'file of spaces', code: 'invalid-json', ...file('tokens.json', '‸  ', '{}') },
  { title: 'list instead of an object', code: 'wrong-type', ...file('tokens.json', '‸[]', '{}') },
  { title: 'nothing but null', code: 'wrong-type', ...file('environments/staging.json', '‸null', '{}') },
  { title: 'key without quotes', code: 'invalid-json', ...both('‸otp: { "length": 4 }', length) },
  {
    title: 'word without quotes',
    code: 'invalid-json',
    ...both('"deposit": { "variant": ‸guided }', '"deposit": { "variant": "guided" }'),
  },
  { title: 'one brace too many', code: 'invalid-json', ...file('tokens.json', '{}‸}', '{}') },
  { title: 'bracket that closes a brace', code: 'invalid-json', ...both('"otp": { "length": 4 ‸]', length) },
  { title: 'colon missing', code: 'invalid-json', ...both('"otp" ‸{ "length": 4 }', length) },
  { title: 'equals sign', code: 'invalid-json', ...both('"otp" ‸= { "length": 4 }', length) },
  { title: 'semicolon', code: 'invalid-json', ...both('"otp": { "length": 4 }‸;', length) },
  { title: 'line break in a text', code: 'invalid-json', ...english2('{ "home.title": "Hi‸\nyou" }', '{}', '{}') },
  {
    title: 'quotes in a text',
    code: 'invalid-json',
    ...both('"seo": { "title": "The "‸best" one" }', '"seo": { "title": "seo.description" }'),
  },
  {
    title: 'backslash in a path',
    code: 'invalid-json',
    failing: '{ "merchant": { "id": "acme", "name": "Acme", "logo": "art‸\\logo.svg" } }',
    passing: manifest(length),
  },
  { title: 'block comment', code: 'comment-in-json', ...both('"otp": { ‸/* four */ "length": 4 }', length) },
  { title: 'hash comment', code: 'invalid-json', ...both('‸# four\n "otp": { "length": 4 }', length) },
  {
    title: 'comma at the end of a list',
    code: 'invalid-json',
    ...both('"hosts": { "game": ["a.example"‸,] }', '"hosts": { "game": ["a.example"] }'),
  },
  {
    title: 'two commas',
    code: 'invalid-json',
    ...both('"hosts": { "game": ["a.example",‸, "b.example"] }', '"hosts": { "game": ["a.example", "b.example"] }'),
  },
  { title: 'amount with a comma', code: 'invalid-json', ...both(amounts('[100, 1,‸000]'), amounts('[100, 1000]')) },
  {
    title: 'setting with a comma',
    code: 'invalid-json',
    ...both('"api": { "timeout": 20,‸000 }', '"api": { "timeout": 20000 }'),
  },
  { title: 'per cent', code: 'invalid-json', ...both('"otp": { "length": 4‸% }', length) },
  { title: 'plus sign', code: 'invalid-json', ...both('"otp": { "length": ‸+4 }', length) },
  { title: 'TRUE', code: 'invalid-json', ...both('"otp": { "autoSubmit": ‸TRUE }', '"otp": { "autoSubmit": true }') },
  {
    title: 'None',
    code: 'invalid-json',
    ...both('"routes": { "faq": ‸None }', '"routes": { "faq": { "enabled": false } }'),
  },
  { title: 'single curly quotes', code: 'invalid-json', ...both('"otp": { ‸‘length’: 4 }', length) },
  {
    title: 'phone prefix as a number',
    code: 'invalid-json',
    ...both('"phone": { "requiredPrefixes": [‸08] }', '"phone": { "requiredPrefixes": ["08"] }'),
  },
  { title: 'zero-width space between entries', code: 'invalid-json', ...both('‸\u200b"otp": { "length": 4 }', length) },
  {
    title: 'zero-width space in a key',
    code: 'hidden-character',
    ...both('"routes": { ‸"fa\u200bq": { "enabled": false } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'zero-width space in a value',
    code: 'hidden-character',
    ...both('"deposit": { "variant": ‸"guided\u200b" }', '"deposit": { "variant": "guided" }'),
  },
  {
    title: 'zero-width space in the id of a text',
    code: 'hidden-character',
    ...english('{ ‸"home.provid\u200bers": "Studios" }', '{ "home.providers": "Studios" }'),
  },

  // Values.
  {
    title: 'true as a text',
    code: 'wrong-type',
    ...both('"otp": { "autoSubmit": ‸"true" }', '"otp": { "autoSubmit": true }'),
  },
  {
    title: 'yes as a text',
    code: 'wrong-type',
    ...both('"auth": { "rememberPhone": ‸"yes" }', '"auth": { "rememberPhone": true }'),
  },
  { title: 'fraction of a digit', code: 'wrong-type', ...both('"otp": { "length": ‸4.5 }', length) },
  { title: 'amount as a text', code: 'wrong-type', ...both(amounts('[100, ‸"500"]'), amounts('[100, 500]')) },
  { title: 'amount below zero', code: 'out-of-range', ...both(amounts('[‸-100, 500]'), amounts('[100, 500]')) },
  {
    title: 'one guard instead of a list',
    code: 'wrong-type',
    ...both('"routes": { "faq": { "guards": ‸"auth" } }', '"routes": { "faq": { "guards": ["non-auth"] } }'),
  },
  {
    title: 'page as a switch',
    code: 'wrong-type',
    ...both('"routes": { "faq": ‸false }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'choice with a capital letter',
    code: 'unknown-value',
    ...both('"theme": { "appearance": ‸"Light" }', '"theme": { "appearance": "light" }'),
    suggestion: 'light',
  },
  {
    title: 'typeface that there is not',
    code: 'unknown-value',
    ...both('"theme": { "fonts": [‸"arial"] }', '"theme": { "fonts": ["kanit"] }'),
  },
  {
    title: 'icon that there is not',
    code: 'unknown-value',
    ...both(
      '"navigation": { "bottom": { "items": { "home": { "icon": ‸"hoem" } } } }',
      '"navigation": { "bottom": { "items": { "home": { "icon": "star" } } } }',
    ),
    suggestion: 'home',
  },
  {
    title: 'currency in small letters',
    code: 'bad-form',
    ...both('"locales": { "th-th": { "currency": ‸"usd" } }', '"locales": { "th-th": { "currency": "USD" } }'),
  },
  {
    title: 'time zone that there is not',
    code: 'bad-form',
    ...production(`${here}, "timeZone": ‸"Bangkok"`, `${here}, "timeZone": "Asia/Tokyo"`),
  },
  {
    title: 'country that does not exist',
    code: 'bad-form',
    ...both(
      '"locales": { "th-th": { "countryCode": ‸"xx" } }',
      '"locales": { "th-th": { "countryCode": "th" } }'.replace('"countryCode": "th"', '"name": "Thai"'),
    ),
  },
  {
    title: 'country of a condition that does not exist',
    code: 'bad-form',
    ...both(banner('"when": { "countries": [‸"UK"] }'), banner('"when": { "countries": ["GB"] }')),
  },
  {
    title: 'country of a condition in small letters',
    code: 'bad-form',
    ...both(banner('"when": { "countries": [‸"th"] }'), banner('"when": { "countries": ["TH"] }')),
  },
  {
    title: 'domain with a scheme',
    code: 'bad-host',
    ...production('"domains": { ‸"https://www.acme.example": {} }', here),
  },
  { title: 'domain with a path', code: 'bad-host', ...production('"domains": { ‸"www.acme.example/th": {} }', here) },
  {
    title: 'domain with capital letters',
    code: 'bad-host',
    ...production('"domains": { ‸"WWW.acme.example": {} }', here),
  },
  { title: 'domain with a port', code: 'bad-host', ...production('"domains": { ‸"www.acme.example:443": {} }', here) },
  {
    title: 'domain in a locale that there is not',
    code: 'unknown-locale',
    ...production(
      '"domains": { "www.acme.example": { "locale": ‸"th-tt" } }',
      '"domains": { "www.acme.example": { "locale": "en-th" } }',
    ),
    suggestion: 'th-th',
  },
  { title: 'list of domains', code: 'wrong-type', ...production('"domains": ‸["www.acme.example"]', here) },
  {
    title: 'origin with a slash',
    code: 'bad-url',
    ...production(`${here}, "apiOrigin": ‸"https://api.example/"`, `${here}, "apiOrigin": "https://api.example"`),
  },
  {
    title: 'origin without a scheme',
    code: 'bad-url',
    ...production(`${here}, "apiOrigin": ‸"api.example"`, `${here}, "apiOrigin": "https://api.example"`),
  },
  {
    title: 'host with a scheme',
    code: 'bad-host',
    ...both('"hosts": { "game": [‸"https://games.example"] }', '"hosts": { "game": ["games.example"] }'),
  },
  {
    title: 'link without https',
    code: 'bad-url',
    ...both(
      '"navigation": { "footer": { "items": { "faq": { "route": null, "href": ‸"www.acme.example" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "route": null, "href": "https://www.acme.example" } } } }',
    ),
  },
  {
    title: 'path with a slash at its end',
    code: 'bad-form',
    ...both('"routes": { "vip": { "path": ‸"/levels/" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'path with a space',
    code: 'bad-form',
    ...both('"routes": { "vip": { "path": ‸"/vip levels" } }', '"routes": { "vip": { "path": "/vip-levels" } }'),
  },
  {
    title: 'name of a page with an underscore',
    code: 'bad-name',
    ...both('"routes": { ‸"my_page": { "enabled": false } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'logo that is not a picture by its name',
    code: 'bad-form',
    failing: '{ "merchant": { "id": "acme", "name": "Acme", "logo": ‸"logo.pdf" } }',
    passing: manifest(length),
  },
  {
    title: 'logo with its folder',
    code: 'unknown-asset',
    failing: '{ "merchant": { "id": "acme", "name": "Acme", "logo": ‸"assets/logo.svg" } }',
    passing: manifest(length),
  },
  {
    title: 'brand without a name',
    code: 'missing-key',
    failing: '{ "merchant": ‸{ "id": "acme" } }',
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
  { title: 'brand that builds on itself', code: 'cyclic-extends', ...both('"extends": ‸"acme"', length) },
  {
    title: 'empty list of locales',
    code: 'wrong-length',
    ...both(banner('"when": { "locales": ‸[] }'), banner('"when": { "locales": ["th-th"] }')),
  },
  {
    title: 'first locale that the site does not have',
    code: 'unknown-locale',
    ...both('"defaultLocale": ‸"th-en"', '"defaultLocale": "en-th"'),
  },
  {
    title: 'bucket with a capital letter',
    code: 'bad-form',
    ...both('"upload": { "bucket": ‸"Acme" }', '"upload": { "bucket": "acme" }'),
  },
  {
    title: 'feature without a description',
    code: 'override-without-target',
    ...both(
      '"features": { ‸"night": { "enabled": true } }',
      '"features": { "night": { "enabled": true, "description": "At night." } }',
    ),
  },

  // Colours and measures.
  {
    title: 'colour of five digits',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"#7a520" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'colour without its sign',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"7a5200" } }', '"light": { "link": { "$value": "#7a5200" } }'),
  },
  {
    title: 'colour as a function',
    code: 'bad-colour',
    ...tokens('"light": { "link": { "$value": ‸"rgb(1, 2, 3)" } }', '"light": { "link": { "$value": "#010203" } }'),
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
    title: 'measure as a text',
    code: 'bad-form',
    ...tokens(
      '"radius": { "card": { "$value": ‸"4px" } }',
      '"radius": { "card": { "$value": { "value": 4, "unit": "px" } } }',
    ),
  },
  {
    title: 'malformed highlight',
    code: 'contrast-too-low',
    ...tokens('"dark": { "text": { "$value": ‸"#222222" } }', '"dark": { "text": { "$value": "#eeeeee" } }'),
  },

  // Pages, blocks, menus.
  {
    title: 'blocks beside the regions of a page',
    code: 'unknown-key',
    ...both('"routes": { "faq": { ‸"blocks": {} } }', '"routes": { "faq": { "enabled": false } }'),
  },
  {
    title: 'block that names no widget',
    code: 'override-without-target',
    ...both(
      '"routes": { "home": { "regions": { "main": { "blocks": { ‸"new": { "props": {} } } } } } }',
      banner('"props": { "interval": 5000 }'),
    ),
  },
  {
    title: 'widget of another area',
    code: 'unknown-widget',
    ...both(banner('"widget": ‸"games/banner-carousel"'), banner('"props": { "interval": 5000 }')),
    suggestion: 'banners/banner-carousel',
  },
  {
    title: 'widget without its area',
    code: 'bad-form',
    ...both(banner('"widget": ‸"banner-carousel"'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'prop out of its range',
    code: 'out-of-range',
    ...both(banner('"props": { "interval": ‸-5 }'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'prop beside the props',
    code: 'unknown-key',
    ...both(banner('‸"interval": 5000'), banner('"props": { "interval": 5000 }')),
  },
  {
    title: 'layout taken away that pages use',
    code: 'unknown-layout',
    ...both('"layouts": { ‸"reading": null, "info": null }'.replace('‸"reading": null, "info"', '‸"info"'), length),
  },
  {
    title: 'menu taken away that a block shows',
    code: 'unknown-menu',
    ...both('"navigation": { ‸"footer": null }', length),
  },
  {
    title: 'feature taken away that a condition names',
    code: 'unknown-feature',
    ...both('"features": { ‸"mission-calendar": null }', '"features": { "mission-calendar": { "enabled": false } }'),
  },
  {
    title: 'block taken away that an order names',
    code: 'order-names-absent',
    ...both(
      '"routes": { "home": { "regions": { "main": { "blocks": { ‸"popular": null } } } } }',
      '"routes": { "home": { "regions": { "main": { "order": ["banner"], "blocks": { "popular": null } } } } }',
    ),
  },
  { title: 'login page off', code: 'needed-page-off', ...both('"routes": { "login": { "enabled": ‸false } }', length) },
  {
    title: 'menu entry without a target',
    code: 'menu-target',
    ...both(
      '"navigation": { "footer": { "items": { ‸"faq": { "route": null } } } }',
      '"navigation": { "footer": { "items": { "faq": null }, "order": ["about-us"] } }',
    ),
  },
  {
    title: 'order of a menu as a text',
    code: 'wrong-type',
    ...both('"navigation": { "footer": { "order": ‸"faq" } }', '"navigation": { "footer": { "order": ["faq"] } }'),
  },
  {
    title: 'entry twice in an order',
    code: 'duplicate-item',
    ...both(
      '"navigation": { "footer": { "order": ["faq", ‸"faq"] } }',
      '"navigation": { "footer": { "order": ["faq"] } }',
    ),
  },

  // Conditions.
  {
    title: 'device that there is not',
    code: 'unknown-value',
    ...both(banner('"when": { "device": ‸"tablet" }'), banner('"when": { "device": "mobile" }')),
  },
  {
    title: 'key of a condition that there is not',
    code: 'unknown-key',
    ...both(banner('"when": { ‸"devices": "mobile" }'), banner('"when": { "device": "mobile" }')),
    suggestion: 'device',
  },
  {
    title: 'day that there is not',
    code: 'bad-form',
    ...both(
      banner('"when": { "from": ‸"2026-02-30T00:00:00Z" }'),
      banner('"when": { "from": "2026-03-01T00:00:00Z" }'),
    ),
  },
  {
    title: 'day without a time',
    code: 'bad-form',
    ...both(banner('"when": { "from": ‸"2026-12-01" }'), banner('"when": { "from": "2026-12-01T00:00:00+07:00" }')),
  },
  {
    title: 'day as people in Thailand write it',
    code: 'bad-form',
    ...both(banner('"when": { "from": ‸"01/12/2569" }'), banner('"when": { "from": "2026-12-01T00:00:00+07:00" }')),
  },
  {
    title: 'Thai year in a condition within another',
    code: 'year-of-another-calendar',
    ...both(
      banner('"when": { "any": [{ "until": ‸"2570-01-01T00:00:00+07:00" }] }'),
      banner('"when": { "any": [{ "until": "2027-01-01T00:00:00+07:00" }] }'),
    ),
  },
  {
    title: 'campaign that is over',
    code: 'condition-is-over',
    severity: 'warning',
    ...both(
      banner('"when": { "until": ‸"2025-11-01T00:00:00+07:00" }'),
      banner('"when": { "until": "2027-11-01T00:00:00+07:00" }'),
    ),
  },

  {
    title: 'maintenance without a zone',
    code: 'bad-form',
    ...both(
      '"availability": { "maintenance": { "until": ‸"2026-12-01 05:00:00" } }',
      '"availability": { "maintenance": { "until": "2026-12-01T05:00:00+07:00" } }',
    ),
  },
  {
    title: 'maintenance that ends before it begins',
    code: 'bad-form',
    ...both(
      '"availability": { "maintenance": { "from": "2026-12-01T05:00:00+07:00", "until": ‸"2026-12-01T02:00:00+07:00" } }',
      '"availability": { "maintenance": { "from": "2026-12-01T02:00:00+07:00", "until": "2026-12-01T05:00:00+07:00" } }',
    ),
  },
  {
    title: 'refused country in small letters',
    code: 'bad-form',
    ...both('"availability": { "refusedCountries": [‸"ph"] }', '"availability": { "refusedCountries": ["PH"] }'),
  },
  // Texts.
  {
    title: 'text that lost its arguments',
    code: 'message-argument-lost',
    ...english2(
      '{ "auth.agree": ‸"I agree." }',
      '{ "auth.agree": "I am {age}, and agree to the {terms}." }',
      '{ "auth.agree": "อายุ {age} ปี ยอมรับ{terms}" }',
    ),
  },
  {
    title: 'text that lost one of two arguments',
    code: 'message-argument-lost',
    ...english2(
      '{ "auth.agree": ‸"I agree to the {terms}." }',
      '{ "auth.agree": "I am {age}, and agree to the {terms}." }',
      '{ "auth.agree": "อายุ {age} ปี ยอมรับ{terms}" }',
    ),
  },
  {
    title: 'text in one language only',
    code: 'message-in-one-language',
    severity: 'warning',
    ...file('messages/en.json', '{ ‸"home.providers": "Studios" }', '{}'),
  },
  {
    title: 'texts in objects',
    code: 'wrong-type',
    ...english('{ "home": ‸{ "providers": "Studios" } }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'text of spaces',
    code: 'empty-text',
    ...english('{ "home.providers": ‸"  " }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'text equal to its parent',
    code: 'override-equals-parent',
    ...english('{ ‸"home.providers": "Game providers" }', '{ "home.providers": "Studios" }'),
  },

  // The sandbox's data.
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
    code: 'missing-key',
    ...file('sandbox.json', '‸{ "artwork": null }', '{}'),
  },

  {
    title: 'push messages without the key of their service',
    code: 'missing-key',
    ...both(
      '"analytics": { "push": { "enabled": ‸true }, "vendors": { "push": { "host": "push.example" } } }',
      pushService,
    ),
  },
  {
    title: 'push messages without a service',
    code: 'missing-key',
    ...both('"analytics": { "push": { "enabled": ‸true } }', pushService),
  },

  // Other brands.
  {
    title: 'domain of another brand',
    code: 'domain-claimed-twice',
    ...file('environments/staging.json', '{ "site": { "domains": { ‸"www.other.example": {} } } }', '{}'),
    brands: {
      other: {
        'manifest.json': '{ "merchant": { "id": "other", "name": "Other" } }',
        'environments/development.json': '{}',
        'environments/staging.json': '{}',
        'environments/production.json': '{ "site": { "domains": { "www.other.example": {} } } }',
      },
    },
  },

  // Files of a Windows editor, and other slips of JSON.
  {
    title: 'byte-order mark before a wrong value',
    code: 'out-of-range',
    failing: `\ufeff${manifest('"otp": { "length": ‸40 }')}`,
    passing: `\ufeff${manifest(length)}`,
  },
  {
    title: 'byte-order mark before a comma too many',
    code: 'invalid-json',
    failing: `\ufeff${manifest('"otp": { "length": 4‸, }')}`,
    passing: `\ufeff${manifest(length)}`,
  },
  {
    title: 'byte-order mark before a key that occurs twice',
    code: 'duplicate-key',
    failing: `\ufeff${manifest('"otp": { "length": 4, ‸"length": 5 }')}`,
    passing: `\ufeff${manifest(length)}`,
  },
  {
    title: 'byte-order mark before an unknown name',
    code: 'unknown-locale',
    failing: `\ufeff${manifest('"defaultLocale": ‸"en-us"')}`,
    passing: `\ufeff${manifest('"defaultLocale": "en-th"')}`,
  },
  {
    title: 'two byte-order marks',
    code: 'invalid-json',
    failing: `‸\ufeff\ufeff${manifest(length)}`,
    passing: manifest(length),
  },
  { title: 'conflict of Git', code: 'invalid-json', ...both(`"api": {},\n‸<<<<<<< HEAD\n  ${length}`, length) },
  { title: 'colon of a wide keyboard', code: 'invalid-json', ...both('"otp"‸： { "length": 4 }', length) },
  { title: 'Thai digits', code: 'invalid-json', ...both('"otp": { "length": ‸๔ }', length) },
  {
    title: 'number with a unit',
    code: 'invalid-json',
    ...both('"toast": { "duration": 5‸s }', '"toast": { "duration": 5000 }'),
  },
  { title: 'key that is a number', code: 'invalid-json', ...both('"otp": { ‸4: 4 }', length) },
  { title: 'two colons', code: 'invalid-json', ...both('"otp":‸: { "length": 4 }', length) },
  {
    title: 'backslash before an apostrophe',
    code: 'invalid-json',
    ...english2('{ "home.providers": "Don‸\\\'t" }', '{ "home.providers": "Don\'t" }', '{ "home.providers": "ค่าย" }'),
  },
  {
    title: 'text that is not closed',
    code: 'invalid-json',
    ...both('"deposit": { "variant": "guided }‸', '"deposit": { "variant": "guided" }'),
  },
  {
    title: 'two objects in a file',
    code: 'invalid-json',
    ...file('environments/staging.json', '{}\n‸{}', '{}'),
  },
  { title: 'no brace at the beginning', code: 'invalid-json', ...file('tokens.json', '"light"‸: {}', '{}') },
  {
    title: 'Thai letters that were read as Western ones',
    code: 'not-utf-8',
    ...english2('{ "home.providers": "‸à¸„à¹ˆà¸²à¸¢" }', '{ "home.providers": "ค่าย" }', '{ "home.providers": "ค่าย" }'),
  },
  {
    title: 'environment that builds on a brand',
    code: 'unknown-key',
    ...file('environments/staging.json', '{ ‸"extends": "base" }', '{}'),
  },
  {
    title: 'environment in the folder of the brand',
    code: 'unknown-file',
    ...file('production.json', '‸{}', ''),
    without: ['environments/production.json'],
    suggestion: 'environments/production.json',
  },
  { title: 'ending in capitals', code: 'unknown-file', ...file('tokens.JSON', '‸{}', ''), suggestion: 'tokens.json' },
  {
    title: 'folder of assets in the singular',
    code: 'unknown-file',
    ...file('asset/own.svg', '‸<svg/>', ''),
    suggestion: 'assets/own.svg',
  },
  {
    title: 'text page in capitals',
    code: 'unknown-file',
    ...file('content/en/FAQ.md', '‸Questions', ''),
    suggestion: 'content/en/faq.md',
  },

  // Entries that nobody sees, pages that nobody reaches.
  {
    title: 'menu entry outside of the order',
    code: 'entry-not-in-order',
    severity: 'warning',
    ...both(
      '"navigation": { "footer": { "items": { ‸"vip": { "label": "menu.vip", "route": "vip" } } } }',
      '"navigation": { "footer": { "order": ["vip"], "items": { "vip": { "label": "menu.vip", "route": "vip" } } } }',
    ),
  },
  {
    title: 'block outside of the order of its region',
    code: 'entry-not-in-order',
    severity: 'warning',
    ...both(
      '"routes": { "faq": { "regions": { "main": { "blocks": { ‸"top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } } } } } }',
      length,
    ),
  },
  {
    title: 'block of one environment outside of the order',
    code: 'entry-not-in-order',
    severity: 'warning',
    ...file(
      'environments/staging.json',
      '{ "routes": { "faq": { "regions": { "main": { "blocks": { ‸"top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } } } } } } }',
      '{}',
    ),
  },
  {
    title: 'path of the backend',
    code: 'path-of-the-host',
    ...both('"routes": { "vip": { "path": ‸"/api/vip" } }', '"routes": { "vip": { "path": "/levels" } }'),
  },
  {
    title: 'path with a parameter twice',
    code: 'bad-form',
    ...both('"routes": { "vip": { "path": ‸"/vip/{id}/{id}" } }', '"routes": { "vip": { "path": "/vip/{id}" } }'),
  },
  {
    title: 'guards that exclude each other',
    code: 'condition-never-holds',
    ...both('"routes": { "profile": { "guards": ‸["auth", "non-auth"] } }', length),
  },
  {
    title: 'page of members for guests',
    code: 'condition-never-holds',
    ...both(
      '"routes": { "profile": { "when": ‸{ "session": "guest" } } }',
      '"routes": { "profile": { "when": { "device": "mobile" } } }',
    ),
  },
  {
    title: 'region that the layout does not show',
    code: 'unknown-region',
    ...both(
      '"routes": { "faq": { "regions": { ‸"side": { "order": ["top"], "blocks": { "top": { "widget": "banners/banner-carousel", "props": { "interval": 4000 } } } } } } }',
      length,
    ),
  },
  {
    title: 'page of a left-out area',
    code: 'area-not-chosen',
    ...both(
      '"areas": ["account", "info"],\n  "routes": { ‸"blog": { "enabled": true } }',
      '"areas": ["account", "info"]',
    ),
  },
  {
    title: 'menu entry of a left-out area',
    code: 'area-not-chosen',
    ...both(
      '"areas": ["account", "info"],\n  "navigation": { "footer": { "items": { ‸"blog": { "label": "menu.faq" } } } }',
      '"areas": ["account", "info"]',
    ),
  },
  {
    title: 'version of the terms with a Thai year',
    code: 'year-of-another-calendar',
    ...both('"responsible": { "termsVersion": ‸"2569-01-01" }', '"responsible": { "termsVersion": "2026-01-01" }'),
  },
  {
    title: 'origin of games with a path',
    code: 'bad-url',
    ...both('"games": { "shellOrigin": ‸"https://games.acme.example/x" }', length),
  },
  {
    title: 'host in Thai',
    code: 'bad-host',
    ...both('"hosts": { "game": [‸"เกม.example"] }', '"hosts": { "game": ["xn--o3cw4h.example"] }'),
    suggestion: 'xn--',
  },

  // Tokens and texts.
  {
    title: 'token taken away that others use',
    code: 'unknown-token',
    ...tokens('"palette": { ‸"ink": null }', '"palette": { "ink": { "$value": "#101010" } }'),
  },
  {
    title: 'measure that is a weight',
    code: 'wrong-alias',
    ...tokens(
      '"radius": { "card": { "$value": ‸"{weight.title}" } }',
      '"radius": { "card": { "$value": "{radius.dialog}" } }',
    ),
  },
  {
    title: 'text that cannot be seen',
    code: 'contrast-too-low',
    ...tokens('"light": { "text": { "$value": ‸"#14181f00" } }', '"light": { "text": { "$value": "#14181ff0" } }'),
  },
  {
    title: 'text of an invisible character',
    code: 'empty-text',
    ...english('{ "home.providers": ‸"\u200b" }', '{ "home.providers": "Studios" }'),
  },
  {
    title: 'plural without its last choice',
    code: 'message-syntax',
    ...english2(
      '{ "auth.agree": ‸"{age, plural, one {a}} {terms}" }',
      '{ "auth.agree": "{age, plural, one {a} other {b}} {terms}" }',
      '{ "auth.agree": "{age} {terms}" }',
    ),
  },
  {
    title: 'domain in the file for all environments',
    code: 'domain-claimed-twice',
    ...both('"site": { "domains": { ‸"acme.example": {} } }', length),
  },
  {
    title: 'brand with the id of the brand that it builds on',
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
