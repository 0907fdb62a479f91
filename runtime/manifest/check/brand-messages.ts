import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { manifestReferences } from '../../../schemas/generated/references.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { asJson, type LazyJson, partOf } from '../lazy-merge.ts'
import { patternTree, placesAffected } from '../memory/places.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { WidgetCatalogue } from '../product.ts'
import type { Json, JsonObject, Layer } from '../stages.ts'
import { eachReference, referenceTree } from './collect-references.ts'
import { finding, keyFinding } from './make-finding.ts'
import { languageName } from './language-names.ts'
import { messageArguments } from './message-arguments.ts'

/**
 * Checks a brand's own texts (LOC-06). Each replaces an existing text, or the manifest names it. Its braces are
 * valid, and it uses all of the given arguments and no others. It exists in every language of the brand.
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
  let named: ReadonlySet<string> | undefined
  const isNamed = (id: string) => {
    named ??= new Set(merged.flatMap((one) => namedMessages(one, widgets)))
    return named.has(id)
  }
  // A brand may have a thousand texts, and most are right.
  const found: Finding[] = []
  for (const language of Object.keys(own)) {
    const texts = own[language]
    if (!isObject(texts)) continue
    for (const id of Object.keys(texts)) {
      const text = texts[id]
      const mistake = typeof text === 'string' ? findingOf(language, id, text) : undefined
      if (mistake) found.push(mistake)
    }
  }
  return found

  function findingOf(language: string, id: string, text: string): Finding | undefined {
    const pointer = () => joinPointer('/messages', language, id)
    if (unseen.test(text)) return finding('empty-text', pointer(), { name: id })
    const used = messageArguments(text)
    if ('error' in used) return finding('message-syntax', pointer(), { name: id, found: used.error })
    const inherited = textBelow(below, widgets, language, id)
    const replaced = inherited ?? textBelow(below, widgets, fallbackLanguage, id)
    if (replaced === undefined) return unusedText(language, id)
    const filled = messageArguments(replaced)
    if ('error' in filled) return undefined
    if (used.some((one) => !filled.includes(one))) {
      const expected = filled.length > 0 ? braces(filled) : 'none'
      return finding('message-arguments', pointer(), { name: id, found: braces(used), expected })
    }
    const lost = filled.filter((one) => !used.includes(one))
    if (lost.length > 0) return finding('message-argument-lost', pointer(), { name: id, expected: braces(lost) })
    if (inherited === undefined || layer.kind === 'base') return undefined
    const missing = languages.filter((one) => one !== language && !hasText(allTexts, one, id))
    if (missing.length === 0) return undefined
    const words = (codes: readonly string[]) => codes.map(languageName).join(' and ')
    const context = { name: id, found: words([language]), expected: words(missing) }
    return keyFinding('message-in-one-language', pointer(), context)
  }

  /** The finding of a text that replaces none, unless the manifest names it. */
  function unusedText(language: string, id: string): Finding | undefined {
    if (layer.kind === 'base' || isNamed(id)) return undefined
    const known = [...Object.keys(widgets.messages[fallbackLanguage] ?? {}), ...messageIds(below)]
    const context = { name: id, owner: 'the texts', expected: 'a key of the manifest to this id' }
    const pointer = joinPointer('/messages', language, id)
    return keyFinding('override-without-target', pointer, context, suggestName(id, known))
  }
}

/** A text of spaces and of characters without a width. */
const unseen = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/

/** The languages of a brand's locales. */
function languagesOf(merged: LazyJson | undefined): string[] {
  const locales = asJson(partOf(merged, 'locales'))
  return [...new Set(Object.keys(isObject(locales) ? locales : {}).map((code) => code.slice(0, 2)))]
}

function hasText(messages: JsonObject, language: string, id: string): boolean {
  const texts = messages[language]
  return isObject(texts) && Object.hasOwn(texts, id)
}

const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function messageIds(value: JsonObject): string[] {
  const messages = value.messages
  const texts = isObject(messages) ? messages[fallbackLanguage] : undefined
  return isObject(texts) ? Object.keys(texts) : []
}

function textBelow(below: JsonObject, widgets: WidgetCatalogue, language: string, id: string): string | undefined {
  const messages = below.messages
  const texts = isObject(messages) ? messages[language] : undefined
  const text = isObject(texts) && Object.hasOwn(texts, id) ? texts[id] : undefined
  return typeof text === 'string' ? text : widgets.messages[language]?.[id]
}

const messagePlaces = referenceTree(manifestReferences.filter(({ kind }) => kind === 'message'))
const blockPlaces = patternTree(['/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'])

/** The ids of all texts in a manifest, in its own keys and in props. The manifest may be incomplete. */
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
