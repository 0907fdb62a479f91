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
  /** A part of the suggestion. */
  readonly suggestion?: string
  /** Other files of the brand. */
  readonly beside?: Readonly<Record<string, string>>
  /**
   * Whether the suggested remedy causes another issue here. A suggested name, for example, may only be the most similar
   * name.
   */
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
export const inTokens = (failing: string, passing: string) => ({
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
/** The files of two environments without settings. */
export const emptyEnvironments = {
  'environments/staging.json': '{}',
  'environments/production.json': '{}',
}

/** A mistake in the file at a path. */
export const inFile = (path: string, failing: string, passing: string) => ({ file: path, failing, passing })
/** A mistake in the English texts, beside a Thai text. */
export const inEnglish = (failing: string, passing: string) => ({
  ...inFile('messages/en.json', failing, passing),
  beside: { 'messages/th.json': '{ "home.providers": "ค่ายที่เราเลือก" }' },
})
/** A mistake in the English texts, beside the given Thai texts. */
export const inBothLanguages = (failing: string, passing: string, thai: string) => ({
  ...inFile('messages/en.json', failing, passing),
  beside: { 'messages/th.json': thai },
})
/** A setting without a mistake, for the correct version of a file. */
export const otpLength = '"otp": { "length": 4 }'
export const amounts = (text: string) => `"deposit": { "presets": { "amounts": ${text} } }`
/** A mistake under `site` in `environments/production.json`. */
export const inProduction = (failing: string, passing: string) =>
  inFile('environments/production.json', `{ "site": { ${failing} } }`, `{ "site": { ${passing} } }`)
/** Push messages with their service and its key. */
export const pushService =
  '"analytics": { "push": { "enabled": true, "serverKey": "BL3u4IrDTK01WjhBQCO7dsoQ8peQEfIOm2jozIYD5o7tlS0m9prqwUWl9gckHDfO1Va8aqDGaxOnQZ4Z9DMKvXk" }, "vendors": { "push": { "host": "push.example" } } }'
/** A domain of the brand, as a setting under `site`. */
export const ownDomain = '"domains": { "www.acme.example": {} }'
