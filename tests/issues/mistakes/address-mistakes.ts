import { type Mistake, inManifest, ownDomain, otpLength, manifest, inProduction } from './mistake.ts'

/** Wrong hosts, addresses, names of calls and names of files. */
export const addressMistakes: readonly Mistake[] = [
  {
    title: 'unknown call of the backend',
    code: 'unknown-call',
    ...inManifest(
      '"api": { "endpoints": { ‸"mission/get-calender": false } }',
      '"api": { "endpoints": { "mission/get-calendar": false } }',
    ),
    suggestion: 'mission/get-calendar',
  },
  {
    title: 'unknown asset',
    code: 'unknown-asset',
    failing: '{\n  "merchant": { "id": "acme", "name": "Acme", "logo": ‸"lgo.svg" }\n}\n',
    passing: '{\n  "merchant": { "id": "acme", "name": "Acme", "logo": "mark.svg" }\n}\n',
    beside: { 'assets/mark.svg': '' },
    suggestion: 'logo.svg',
  },
  {
    title: 'bad address',
    code: 'bad-url',
    ...inManifest('"site": { "apiOrigin": ‸"http://api.example" }', '"site": { "apiOrigin": "https://api.example" }'),
  },
  {
    title: 'misspelt word instead of an address',
    code: 'bad-url',
    ...inProduction('"apiOrigin": ‸"embeded"', '"apiOrigin": "https://api.example"'),
    suggestion: 'embedded',
    message: 'or the word "embedded".',
  },
  {
    title: 'no backend',
    code: 'bad-url',
    ...inProduction('"apiOrigin": ‸"none"', '"apiOrigin": "https://api.example"'),
    message: 'or the word "embedded".',
  },
  {
    title: 'address with a path instead of an origin',
    code: 'bad-url',
    ...inProduction('"apiOrigin": ‸"https://api.example/path"', '"apiOrigin": "https://api.example"'),
    suggestion: '"https://api.example"',
    message: 'or the word "embedded".',
  },
  {
    title: 'script where an address is needed',
    code: 'bad-url',
    ...inManifest(
      '"navigation": { "footer": { "items": { "faq": { "href": ‸"javascript:alert(1)" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "icon": "help" } } } }',
    ),
  },
  {
    title: 'bad host',
    code: 'bad-host',
    ...inManifest('"hosts": { "game": [‸"*.games.example"] }', '"hosts": { "game": ["eu.games.example"] }'),
    message: 'name each host instead of "*".',
  },
  {
    title: 'domain with a scheme',
    code: 'bad-host',
    ...inProduction('"domains": { ‸"https://www.acme.example": {} }', ownDomain),
  },
  {
    title: 'domain with a path',
    code: 'bad-host',
    ...inProduction('"domains": { ‸"www.acme.example/th": {} }', ownDomain),
  },
  {
    title: 'domain with capital letters',
    code: 'bad-host',
    ...inProduction('"domains": { ‸"WWW.acme.example": {} }', ownDomain),
  },
  {
    title: 'domain with a port',
    code: 'bad-host',
    ...inProduction('"domains": { ‸"www.acme.example:443": {} }', ownDomain),
  },
  {
    title: 'internal address of a backend',
    code: 'internal-address',
    severity: 'warning',
    ...inProduction(
      `${ownDomain}, "apiOrigin": ‸"https://169.254.169.254"`,
      `${ownDomain}, "apiOrigin": "https://api.example"`,
    ),
  },
  {
    title: 'internal address in the file for all environments',
    code: 'internal-address',
    severity: 'warning',
    ...inManifest(
      '"errorReports": { "webhook": ‸"http://localhost:3000/hook" }',
      '"errorReports": { "webhook": "https://chat.example/hook" }',
    ),
  },
  {
    title: 'origin with a slash',
    code: 'bad-url',
    ...inProduction(
      `${ownDomain}, "apiOrigin": ‸"https://api.example/"`,
      `${ownDomain}, "apiOrigin": "https://api.example"`,
    ),
  },
  {
    title: 'origin without a scheme',
    code: 'bad-url',
    ...inProduction(`${ownDomain}, "apiOrigin": ‸"api.example"`, `${ownDomain}, "apiOrigin": "https://api.example"`),
  },
  {
    title: 'host with a scheme',
    code: 'bad-host',
    ...inManifest('"hosts": { "game": [‸"https://games.example"] }', '"hosts": { "game": ["games.example"] }'),
  },
  {
    title: 'link without https',
    code: 'bad-url',
    ...inManifest(
      '"navigation": { "footer": { "items": { "faq": { "route": null, "href": ‸"www.acme.example" } } } }',
      '"navigation": { "footer": { "items": { "faq": { "route": null, "href": "https://www.acme.example" } } } }',
    ),
  },
  {
    title: 'logo with its folder',
    code: 'unknown-asset',
    failing: '{ "merchant": { "id": "acme", "name": "Acme", "logo": ‸"assets/logo.svg" } }',
    passing: manifest(otpLength),
    suggestion: 'logo.svg',
  },
  {
    title: 'origin without its scheme',
    code: 'bad-url',
    ...inManifest('"site": { "apiOrigin": ‸"api.example" }', '"site": { "apiOrigin": "https://api.example" }'),
    suggestion: 'https://api.example',
  },
  {
    title: 'origin of games with a path',
    isGuess: true,
    code: 'bad-url',
    ...inManifest('"games": { "shellOrigin": ‸"https://games.acme.example/x" }', otpLength),
  },
  {
    title: 'host in Thai',
    code: 'bad-host',
    ...inManifest('"hosts": { "game": [‸"เกม.example"] }', '"hosts": { "game": ["xn--o3cw4h.example"] }'),
    suggestion: 'xn--',
  },
]
