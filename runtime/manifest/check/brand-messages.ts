import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { manifestReferences } from '../../../schemas/generated/references.ts'
import { languageOf } from '../../../schemas/locale-code.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { asJson, type LazyJson, partOf } from '../lazy-merge.ts'
import { patternTree, placesAffected } from '../incremental/places.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { WidgetCatalogue } from '../product.ts'
import type { Json, JsonObject, Layer } from '../stages.ts'
import { eachReference, referenceTree } from './collect-references.ts'
import { finding, keyFinding } from './make-finding.ts'
import { inWords, languageName } from './language-names.ts'
import { isPlainText, messageArguments } from './message-arguments.ts'

/** The maximum number of findings about a layer's texts that have suggestions. */
const mostSuggestions = 100

/**
 * Checks a brand's own texts (LOC-06). A text that replaces another has to do so in each language, with the same
 * arguments. Any other text has to be one that the manifest names.
 *
 * @param layer the layer with the texts
 * @param below the merged layers below it
 * @param merged all layers merged, in each environment
 */
export function checkLayerMessages(
  layer: Layer,
  below: JsonObject,
  merged: readonly LazyJson[],
  widgets: WidgetCatalogue,
): Finding[] {
  const own = layer.value.messages
  if (!isObject(own)) return []
  const allTexts = own
  const languages = languagesOf(merged[0])
  const areInAll = haveSameTexts(languages, own)
  let named: ReadonlySet<string> | undefined
  const isNamed = (id: string) => {
    named ??= new Set(merged.flatMap((one) => namedMessages(one, widgets)))
    return named.has(id)
  }
  const fallbacks = textsBelow(fallbackLanguage)
  // These loops create no array for each text: a brand may have a thousand texts, and most are right.
  const found: Finding[] = []
  for (const language of Object.keys(own)) {
    const texts = own[language]
    if (!isObject(texts)) continue
    const inherited = textsBelow(language)
    for (const id of Object.keys(texts)) {
      const text = texts[id]
      const mistake = typeof text === 'string' ? findingOf(language, id, text, textIn(inherited, id)) : undefined
      if (mistake) found.push(mistake)
    }
  }
  return found

  /** The texts that a text in a language may replace: those of the layers below, then those of the widgets. */
  function textsBelow(language: string): readonly JsonObject[] {
    const { messages } = below
    return [isObject(messages) ? messages[language] : undefined, widgets.messages[language]].filter(isObject)
  }

  /** @param inherited the text of the same language that the text replaces */
  function findingOf(language: string, id: string, text: string, inherited: string | undefined): Finding | undefined {
    if (isBlank(text)) return finding('empty-text', pointerOf(language, id), { name: id })
    const replaced = inherited ?? textIn(fallbacks, id)
    const wrong = wrongArguments(text, replaced, language, id)
    if (wrong) return wrong
    if (replaced === undefined) return unusedText(language, id)
    if (areInAll || inherited === undefined || layer.kind === 'base') return undefined
    return isMissingIn(languages, allTexts, id) ? inSomeLanguages(language, id) : undefined
  }

  /**
   * The finding about the syntax and the arguments of a text. Undefined if the syntax is right, and the text has the
   * same arguments as the replaced text or replaces none.
   */
  function wrongArguments(
    text: string,
    replaced: string | undefined,
    language: string,
    id: string,
  ): Finding | undefined {
    if (isPlainText(text) && (replaced === undefined || isPlainText(replaced))) return undefined
    const used = messageArguments(text)
    if ('error' in used) return finding('message-syntax', pointerOf(language, id), { name: id, found: used.error })
    const filled = replaced === undefined ? used : messageArguments(replaced)
    if ('error' in filled || (used.length === 0 && filled.length === 0)) return undefined
    return differentArguments(text, used, filled, language, id)
  }

  function differentArguments(
    text: string,
    used: readonly string[],
    filled: readonly string[],
    language: string,
    id: string,
  ): Finding | undefined {
    const unknown = withoutBrandName(text).filter((one) => !filled.includes(one))
    if (unknown.length > 0) {
      const expected = filled.length > 0 ? braces(filled) : 'none'
      return finding('message-arguments', pointerOf(language, id), { name: id, found: braces(unknown), expected })
    }
    const lost = filled.filter((one) => !used.includes(one))
    if (lost.length === 0) return undefined
    return finding('message-argument-lost', pointerOf(language, id), { name: id, expected: braces(lost) })
  }

  /**
   * The finding about a text that the brand does not replace in all languages. If the brand replaces the English text,
   * a language that inherits no text needs none: its players see the English one.
   */
  function inSomeLanguages(language: string, id: string): Finding | undefined {
    const hasFallback = hasText(allTexts, fallbackLanguage, id)
    const missing = languages.filter(
      (one) => !hasText(allTexts, one, id) && !(hasFallback && textIn(textsBelow(one), id) === undefined),
    )
    if (missing.length === 0) return undefined
    const replaced = Object.keys(allTexts).filter((one) => hasText(allTexts, one, id))
    const context = {
      name: id,
      found: inWords(replaced.map(languageName)),
      expected: inWords(missing.map(languageName)),
    }
    return {
      ...keyFinding('message-in-one-language', pointerOf(language, id), context),
      fold: `message-in-one-language ${id}`,
    }
  }

  /** The finding about a text that replaces no other text. Undefined in `base`, and if the manifest names the text. */
  function unusedText(language: string, id: string): Finding | undefined {
    if (layer.kind === 'base' || isNamed(id)) return undefined
    // A suggestion takes about one millisecond, and a file may have thousands of wrong ids.
    const known =
      found.length < mostSuggestions
        ? [...Object.keys(widgets.messages[fallbackLanguage] ?? {}), ...messageIds(below)]
        : []
    const context = {
      name: id,
      owner: 'the texts',
      found: 'and nothing shows this text',
      expected: 'name it in the manifest, for example in the "title" of a page',
    }
    return keyFinding('override-without-target', pointerOf(language, id), context, suggestName(id, known))
  }
}

/** A text that is empty, or consists of spaces and of characters without a width. */
const blank = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/

/** Tests the first character before the slower expression. */
const isBlank = (text: string) => !(text.charCodeAt(0) > 0x20 && text.charCodeAt(0) < 0x7f) && blank.test(text)

/** The languages of a brand's locales. */
function languagesOf(merged: LazyJson | undefined): string[] {
  const locales = asJson(partOf(merged, 'locales'))
  return [...new Set(Object.keys(isObject(locales) ? locales : {}).map(languageOf))]
}

function hasText(messages: JsonObject, language: string, id: string): boolean {
  const texts = messages[language]
  return isObject(texts) && Object.hasOwn(texts, id)
}

/** Whether all languages of the brand's own texts and locales have texts with the same ids, in the same order. */
function haveSameTexts(languages: readonly string[], messages: JsonObject): boolean {
  const [first = [], ...others] = [...new Set([...languages, ...Object.keys(messages)])].map((language) => {
    const texts = messages[language]
    return isObject(texts) ? Object.keys(texts) : []
  })
  return others.every((ids) => ids.length === first.length && ids.every((id, index) => id === first[index]))
}

/** Whether one of the languages lacks a text. */
function isMissingIn(languages: readonly string[], messages: JsonObject, id: string): boolean {
  for (const language of languages) if (!hasText(messages, language, id)) return true
  return false
}

const pointerOf = (language: string, id: string) => joinPointer('/messages', language, id)

/** The arguments of a text, without `{merchant}`: the host fills in the brand's name in every text. */
function withoutBrandName(text: string): readonly string[] {
  const names = messageArguments(text.replaceAll('{merchant}', '–'))
  return 'error' in names ? [] : names
}

const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function messageIds(value: JsonObject): string[] {
  const messages = value.messages
  const texts = isObject(messages) ? messages[fallbackLanguage] : undefined
  return isObject(texts) ? Object.keys(texts) : []
}

/** The text with an id in the first of several objects that has it. */
function textIn(sources: readonly JsonObject[], id: string): string | undefined {
  for (const texts of sources) {
    // The prototype of an object has no texts, so this needs no test for an own key.
    const text = texts[id]
    if (typeof text === 'string') return text
  }
  return undefined
}

const messagePlaces = referenceTree(manifestReferences.filter(({ kind }) => kind === 'message'))
const blockPlaces = patternTree(['/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'])

/** The ids of all texts that a manifest names, in its own keys and in props. The manifest may be incomplete. */
function namedMessages(merged: LazyJson, widgets: WidgetCatalogue): string[] {
  const ids: string[] = []
  eachReference(messagePlaces, asJson(merged), ({ name }) => ids.push(name))
  placesAffected(blockPlaces, undefined, merged, ({ value }) => {
    const block = asJson(value)
    if (!isObject(block) || typeof block.widget !== 'string') return
    const places = Object.hasOwn(widgets.references, block.widget) ? widgets.references[block.widget] : undefined
    const messages = (places ?? []).filter(({ kind }) => kind === 'message')
    eachReference(referenceTree(messages), block.props as Json | undefined, ({ name }) => ids.push(name))
  })
  return ids
}
