/**
 * The named string formats of the schemas. The schemas of manifests use these readable, linear-time tests instead of
 * patterns.
 */

const hostName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const identifier = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A host name in lower case: no scheme, port, path or wildcard. */
export function isHost(text: string): boolean {
  return hostName.test(text)
}

/** An absolute https URL (http is allowed for loopback hosts only), without credentials. */
export function isHttpsUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || !/^https?:\/\/[^\s\\]+$/.test(text)) return false
  return url.protocol === 'https:' || isLoopback(url.hostname)
}

/** Scheme, host and port only, without a trailing slash: `https://static.example`. */
export function isOrigin(text: string): boolean {
  return isHttpsUrl(text) && new URL(text).origin === text
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'
}

const routePath = /^\/(?:(?:[A-Za-z0-9_.-]+|\{[a-z][a-zA-Z0-9]*\})(?:\/(?:[A-Za-z0-9_.-]+|\{[a-z][a-zA-Z0-9]*\}))*)?$/

/** A path of the site: it starts with a slash, has no trailing slash, and names its parameters like `{provider}`. */
export function isRoutePath(text: string): boolean {
  return routePath.test(text) && !/\/\.{1,2}(?:\/|$)/.test(text)
}

/** A colour outside of the tokens: `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function isPlainColour(text: string): boolean {
  return /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/.test(text)
}

/** The colour of a token: a plain colour, or an alias of another token, `{palette.gold}`. */
function isColour(text: string): boolean {
  return isPlainColour(text) || isTokenAlias(text)
}

/** A reference to another token: `{palette.gold}`. */
export function isTokenAlias(text: string): boolean {
  return /^\{[a-z][a-zA-Z0-9-]*(?:\.[a-zA-Z0-9-]+)+\}$/.test(text)
}

/** A decimal number as text, without sign or exponent: `100`, `0.25`. */
function isDecimal(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,20})?$/.test(text)
}

/** A calendar day, `2026-11-21`. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A time with or without its offset from UTC: `2026-11-21T18:00:00+07:00`, `2026-11-21 18:00:00`. */
function isDateTime(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/.test(text) &&
    isDate(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text.replace(' ', 'T')))
  )
}

/** At most 64 lowercase letters, digits and single hyphens between them: `opening-hours`. */
function isIdentifier(text: string): boolean {
  return text.length <= 64 && identifier.test(text)
}

/** The name of a merchant's folder: 2 to 32 lowercase letters, digits and single hyphens between them. */
export function isMerchantId(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,31}$/.test(text) && identifier.test(text)
}

/** Words joined by dots, at most 128 characters: `home.title`, `error.too-long`. */
export function isMessageId(text: string): boolean {
  return text.length <= 128 && /^[a-z][a-zA-Z0-9_-]*(?:\.[a-zA-Z0-9_-]+)*$/.test(text)
}

/** A file below a brand's `assets` folder: `logo.svg`, `icons/star.svg`. */
function isAssetPath(text: string): boolean {
  return /^[a-zA-Z0-9_-]+(?:\/[a-zA-Z0-9_-]+)*\.(?:svg|png|jpg|jpeg|webp|avif|ico)$/.test(text)
}

/** A widget by its folder: `layout/header`. */
function isWidgetName(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}

/** A language and a country, `th-th`. */
export function isLocaleCode(text: string): boolean {
  return /^[a-z]{2}-[a-z]{2}$/.test(text)
}

/** A country code of two uppercase letters: `TH`. */
export function isCountryCode(text: string): boolean {
  return countryCodes.has(text)
}

/**
 * ISO 3166-1, Kosovo (XK), and the codes that ISO reserves for islands and other parts of countries, such as AC. A
 * list, because the names of `Intl` take 6 ms to load and include regions that are not countries.
 */
const countryCodes: ReadonlySet<string> = new Set(
  `
  AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
  BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET
  FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN
  IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG
  MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL
  PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD
  TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`.match(/[A-Z]{2}/g),
)

/** A country code of two lowercase letters, as in addresses: `th`. */
function isCountry(text: string): boolean {
  return /^[a-z]{2}$/.test(text) && isCountryCode(text.toUpperCase())
}

/** A currency that this JavaScript engine knows, ISO 4217: `THB`. */
function isCurrency(text: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies.has(text)
}

let currencies: ReadonlySet<string> | undefined

function isHeaderName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text)
}

/** 1 to 12 digits: the beginning of a phone number. */
function isDigits(text: string): boolean {
  return /^\d{1,12}$/.test(text)
}

/** A bucket's name: 3 to 63 lowercase letters, digits, hyphens and single dots, with a letter or digit at each end. */
function isBucket(text: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) && !text.includes('..')
}

/** A text, one @, and a name with a dot; at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@\p{C}]{1,64}@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u.test(text)
}

/** A Brazilian tax id, `nnn.nnn.nnn-nn` (VAL-06). */
export function isTaxId(text: string): boolean {
  return /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text)
}

/** The public key of a push service (RFC 8292) in base64url: 65 bytes that begin with 4. */
function isPushKey(text: string): boolean {
  return /^B[A-P][A-Za-z0-9_-]{85}$/.test(text)
}

/** The name of a token in a palette: `gold`, `indigo-900`; or the group's own `$type`. */
function isTokenName(text: string): boolean {
  return text === '$type' || /^[a-z][a-z0-9-]{0,39}$/.test(text)
}

/** An origin, or `embedded` for a part of Livery itself. */
function isOriginOrEmbedded(text: string): boolean {
  return text === 'embedded' || isOrigin(text)
}

/** An origin of one brand, `embedded`, or `none`. */
function isOwnOrigin(text: string): boolean {
  return text === 'none' || isOriginOrEmbedded(text)
}

/** A prop of a block or a parameter of an address: `props.section`, `route.provider`. */
function isParameterSource(text: string): boolean {
  return /^(?:props|route)\.[a-zA-Z][\w-]{0,39}$/.test(text)
}

/** An IANA time zone that this JavaScript engine knows: `Asia/Bangkok`. */
function isTimeZone(text: string): boolean {
  timeZones ??= new Set(Intl.supportedValuesOf('timeZone'))
  if (timeZones.has(text)) return true
  // Newer engines also accept an offset, such as `+07:00`, which is not a time zone.
  if (!/^[A-Za-z]/.test(text)) return false
  // `Intl.supportedValuesOf` omits aliases, such as `UTC`, so a date format decides about an alias. Creating the format
  // takes longer than all other checks of a manifest.
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: text })
    timeZones.add(text)
    return true
  } catch {
    return false
  }
}

let timeZones: Set<string> | undefined

/**
 * Every format by the name that the schemas use. The last group tests only the form of references to names. A check of
 * the merged layers finds unknown names.
 */
export const formats = {
  host: isHost,
  'https-url': isHttpsUrl,
  origin: isOrigin,
  'route-path': isRoutePath,
  colour: isColour,
  'plain-colour': isPlainColour,
  'token-alias': isTokenAlias,
  decimal: isDecimal,
  date: isDate,
  'date-time': isDateTime,
  identifier: isIdentifier,
  'merchant-id': isMerchantId,
  'locale-code': isLocaleCode,
  'country-code': isCountryCode,
  country: isCountry,
  currency: isCurrency,
  'header-name': isHeaderName,
  'time-zone': isTimeZone,
  digits: isDigits,
  bucket: isBucket,
  email: isEmail,
  'tax-id': isTaxId,
  'push-key': isPushKey,
  'token-name': isTokenName,
  'origin-or-embedded': isOriginOrEmbedded,
  'own-origin': isOwnOrigin,
  'parameter-source': isParameterSource,

  'message-id': isMessageId,
  asset: isAssetPath,
  'widget-name': isWidgetName,
  'route-id': isIdentifier,
  'layout-id': isIdentifier,
  'region-id': isIdentifier,
  'feature-id': isIdentifier,
  'menu-id': isIdentifier,
  'content-page': isIdentifier,
} satisfies Record<string, (text: string) => boolean>

export type FormatName = keyof typeof formats
