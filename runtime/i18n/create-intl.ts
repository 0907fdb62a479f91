import { formatToParts, IntlMessageFormat } from 'intl-messageformat'
import type { CompiledMessage } from './compile-messages.ts'

/** A value in a text. */
type Shown = string | number | boolean | Date | null | undefined
type Values<Value> = Readonly<Record<string, Shown | Value>>

/** Texts of the brand in the page's language, and the formats of that language. */
export interface PageIntl {
  /** A language tag: `th`. */
  readonly locale: string
  /**
   * Returns the text of an id. Returns the result of `onMissing` if the id has no text, or if an argument of the text
   * has no value.
   */
  readonly formatMessage: (text: { readonly id: string }, values?: Values<never>) => string
  /** Returns the same text as a list of its parts. The values may be of any kind, such as elements. */
  readonly formatParts: <Value>(id: string, values: Values<Value>) => readonly (string | Value)[]
  readonly formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  /**
   * Formats a time in the brand's time zone, unless the options name another. Returns `-` for a malformed time.
   *
   * @param moment in ms since 1970, as ISO 8601, or a `Date`
   */
  readonly formatDate: (moment: number | string | Date, options?: Intl.DateTimeFormatOptions) => string
}

interface IntlOptions {
  readonly locale: string
  readonly timeZone: string
  readonly messages: Readonly<Record<string, CompiledMessage>>
  /** Called with an id that has no text, or whose text lacks a value. Returns the text to show. Default: the id. */
  readonly onMissing?: ((id: string) => string) | undefined
}

/**
 * Creates the texts and formats of one page. Each call is cheap, because all pages share the formats, which are created
 * on first use.
 */
export function createIntl({ locale, timeZone, messages, onMissing = (id) => id }: IntlOptions): PageIntl {
  const inZone = (options?: Intl.DateTimeFormatOptions) => dateTimeFormat(locale, { timeZone, ...options })
  const formatters = {
    getNumberFormat: (_: unknown, options?: Intl.NumberFormatOptions) => numberFormat(locale, options),
    getDateTimeFormat: (_: unknown, options?: Intl.DateTimeFormatOptions) => inZone(options),
    getPluralRules: (_: unknown, options?: Intl.PluralRulesOptions) => pluralRules(locale, options),
  } as unknown as Formatters

  function partsOf<Value>(id: string, values: Values<Value>): readonly (string | Value)[] {
    const message = messages[id]
    if (message === undefined) return [onMissing(id)]
    if (typeof message === 'string') return [message]
    try {
      const parts = formatToParts<Value>(message, locale, formatters, IntlMessageFormat.formats, values as never)
      return parts.map(({ value }) => value as string | Value)
    } catch {
      return [onMissing(id)]
    }
  }

  return {
    locale,
    formatMessage: ({ id }, values = {}) => {
      const message = messages[id]
      return typeof message === 'string' ? message : partsOf(id, values).join('')
    },
    formatParts: partsOf,
    formatNumber: (value, options) => numberFormat(locale, options).format(value),
    formatDate: (moment, options) => {
      const time = new Date(moment)
      return Number.isNaN(time.getTime()) ? '-' : inZone(options).format(time)
    },
  }
}

type Formatters = Parameters<typeof formatToParts>[2]

const numberFormat = memoized<Intl.NumberFormat, Intl.NumberFormatOptions>(Intl.NumberFormat)
const dateTimeFormat = memoized<Intl.DateTimeFormat, Intl.DateTimeFormatOptions>(Intl.DateTimeFormat)
const pluralRules = memoized<Intl.PluralRules, Intl.PluralRulesOptions>(Intl.PluralRules)

/** Creates the platform's formats, once for each pair of locale and options. The code uses few pairs. */
function memoized<Format, Options>(Make: new (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = made.get(key) ?? new Make(locale, options)
    made.set(key, format)
    return format
  }
}
