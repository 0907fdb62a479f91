import { isObject } from '../../../../runtime/manifest/pointer.ts'
import type { Json, JsonObject } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'

/** Texts of a language, each under its English text. */
export type Words = Readonly<Record<string, string>>

/** A text in a language, or in English if it has no translation. */
export const inWords = (words: Words | undefined, english: string): string =>
  words && Object.hasOwn(words, english) ? (words[english] ?? english) : english

/** The start of each part that an area has added to a description: a name in backquotes and a colon. */
const addedPart = /(?<=\. )`[\w-]+`: /g

/** A description in a language. Parts that areas have added are translated separately. */
export function describedIn(words: Words | undefined, english: string): string {
  if (!words || Object.hasOwn(words, english)) return inWords(words, english)
  const starts = [...english.matchAll(addedPart)].map(({ index }) => index)
  const first = starts.findLastIndex((start) => Object.hasOwn(words, english.slice(0, start).trim()))
  if (first === -1) return english
  const parts = starts.slice(first).map((start, index, all) => english.slice(start, all[index + 1]).trim())
  const added = parts.map((one) => {
    const at = one.indexOf(': ') + 2
    return `${one.slice(0, at)}${inWords(words, one.slice(at))}`
  })
  return [inWords(words, english.slice(0, starts[first]).trim()), ...added].join(' ')
}

/** The product with the descriptions of its settings and widgets in a language. */
export function translateProduct(product: StudioProduct, language: string): StudioProduct {
  const words = product.words[language]
  if (!words) return product
  return {
    ...product,
    layer: translated(product.layer, words),
    tokens: translated(product.tokens, words),
    widgets: product.widgets.map((widget) => ({
      ...widget,
      title: inWords(words, widget.title),
      description: inWords(words, widget.description),
      props: translated(widget.props, words),
    })),
  }
}

/**
 * A schema with its descriptions in a language. A `description` that is not a text is the schema of a setting of that
 * name.
 */
const translated = (schema: JsonObject, words: Words): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'description' && typeof value === 'string' ? describedIn(words, value) : below(key, value, words),
    ]),
  )

function below(key: string, value: Json, words: Words): Json {
  // Values of settings are not texts of the schema.
  if (key === 'examples' || key === 'default' || key === 'const' || key === 'enum') return value
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? translated(one, words) : one))
  return isObject(value) ? translated(value, words) : value
}
