/** A file of a brand `acme` with one mistake, and the same file without it. */
export interface Mistake {
  readonly title: string
  readonly code: string
  /** The file of both texts. Default: `manifest.json`. */
  readonly file?: string
  /** The text with a ‸ at the expected place of the issue. */
  readonly failing: string
  readonly passing: string
  /** A part of the message. */
  readonly message?: string
  /** A word that the suggestion has to contain. */
  readonly suggestion?: string
  /** Other files of the brand. */
  readonly beside?: Readonly<Record<string, string>>
  /** Whether the suggestion is only the most similar name, which causes another issue here. */
  readonly isGuess?: true
  /** Files that the brand lacks in the failing version. */
  readonly without?: readonly string[]
  /** Default: `error`. */
  readonly severity?: 'error' | 'warning'
  /** Other brands, by id and path. */
  readonly brands?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const merchant = '"merchant": { "id": "acme", "name": "Acme" }'
/** A brand's `manifest.json` with more keys. */
export const manifest = (text: string) => `{\n  ${merchant},\n  ${text}\n}\n`
/** A mistake in `manifest.json`. */
export const inManifest = (failing: string, passing: string) => ({
  failing: manifest(failing),
  passing: manifest(passing),
})
/** The override of one block of the home page. */
export const banner = (text: string) =>
  `"routes": { "home": { "regions": { "main": { "blocks": { "banner": { ${text} } } } } } }`
/** The override of the props of a shelf of games on the home page. */
export const popular = (props: string) =>
  `"routes": { "home": { "regions": { "main": { "blocks": { "popular": { "props": { ${props} } } } } } } }`
/** A mistake in `tokens.json`. */
export const tokens = (failing: string, passing: string) => ({
  file: 'tokens.json',
  failing: `{\n  ${failing}\n}\n`,
  passing: `{\n  ${passing}\n}\n`,
})
/** A page of the brand's own. */
export const newPage = (text: string) => `"routes": {
    "lucky": {
      "path": "/lucky",
      "enabled": false,
      "layout": "default",
      "guards": [],
      "pageKey": "lucky",
      "title": "routes.home.title",
      "regions": {}${text}
    }
  }`
/** Environments without differences. */
export const small = {
  'environments/staging.json': '{}',
  'environments/production.json': '{}',
}

/** A mistake in another file. */
export const file = (path: string, failing: string, passing: string) => ({ file: path, failing, passing })
/** A mistake in the English texts, beside a Thai one. */
export const inEnglish = (failing: string, passing: string) => ({
  ...file('messages/en.json', failing, passing),
  beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
})
/** A mistake in the English texts, beside given Thai ones. */
export const inBothLanguages = (failing: string, passing: string, thai: string) => ({
  ...file('messages/en.json', failing, passing),
  beside: { 'messages/th.json': thai },
})
export const length = '"otp": { "length": 4 }'
export const amounts = (text: string) => `"deposit": { "presets": { "amounts": ${text} } }`
/** A mistake in the site's settings of production. */
export const inProduction = (failing: string, passing: string) =>
  file('environments/production.json', `{ "site": { ${failing} } }`, `{ "site": { ${passing} } }`)
/** Push messages with their service and its key. */
export const pushService =
  '"analytics": { "push": { "enabled": true, "serverKey": "BL3u4IrDTK01WjhBQCO7dsoQ8peQEfIOm2jozIYD5o7tlS0m9prqwUWl9gckHDfO1Va8aqDGaxOnQZ4Z9DMKvXk" }, "vendors": { "push": { "host": "push.example" } } }'
export const here = '"domains": { "www.acme.example": {} }'
