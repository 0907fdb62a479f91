import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { isObject, joinPointer } from '../pointer.ts'
import type { Json, JsonObject, Layer, Manifest } from '../types.ts'
import { manifestReferences } from '../../../schemas/generated/references.ts'
import { collectReferences, referenceWalker } from './collect-references.ts'
import type { WidgetCatalogue } from './context.ts'
import { allBlocks } from './each-block.ts'
import { finding } from './finding.ts'
import { messageArguments } from './messages.ts'

/**
 * A brand's own texts (LOC-06): each replaces one that is there, or is named by the manifest; its braces can be read,
 * and it uses the arguments that are filled in.
 *
 * @param layer the layer whose texts are checked
 * @param below the merged layers below it
 * @param merged all layers merged
 */
export function checkLayerMessages(
  layer: Layer,
  below: JsonObject,
  merged: JsonObject,
  widgets: WidgetCatalogue,
): Finding[] {
  const own = layer.value.messages
  if (!isObject(own)) return []
  let named: Set<string> | undefined
  return Object.entries(own).flatMap(([language, texts]) =>
    Object.entries(isObject(texts) ? texts : {}).flatMap(([id, text]): Finding[] => {
      if (typeof text !== 'string') return []
      const pointer = () => joinPointer('/messages', language, id)
      const used = messageArguments(text)
      if ('fault' in used) return [finding('message-syntax', pointer(), { name: id, found: used.fault })]
      const replaced = textBelow(below, widgets, language, id)
      if (replaced === undefined) {
        if (layer.kind === 'base') return []
        named ??= namedMessages(merged, widgets)
        if (named.has(id)) return []
        const known = [...Object.keys(widgets.messages.en ?? {}), ...messageIds(below)]
        return [
          {
            ...finding(
              'override-without-target',
              pointer(),
              { name: id, owner: 'the texts', expected: 'a place in the manifest that names it' },
              suggestName(id, known),
            ),
            part: 'key',
          },
        ]
      }
      const filled = messageArguments(replaced)
      if ('fault' in filled || used.every((one) => filled.includes(one))) return []
      return [
        finding('message-arguments', pointer(), {
          name: id,
          found: braces(used),
          expected: filled.length > 0 ? braces(filled) : 'none',
        }),
      ]
    }),
  )
}

const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

function messageIds(value: JsonObject): string[] {
  const messages = value.messages
  return isObject(messages) && isObject(messages.en) ? Object.keys(messages.en) : []
}

function textBelow(below: JsonObject, widgets: WidgetCatalogue, language: string, id: string): string | undefined {
  const messages = below.messages
  const texts = isObject(messages) ? messages[language] : undefined
  const text = isObject(texts) && Object.hasOwn(texts, id) ? texts[id] : undefined
  return typeof text === 'string' ? text : widgets.messages[language]?.[id]
}

const messagePlaces = referenceWalker(manifestReferences.filter(({ kind }) => kind === 'message'))

/** The ids of all texts that the manifest names, in its own places and in props. */
function namedMessages(merged: JsonObject, widgets: WidgetCatalogue): Set<string> {
  const ids = collectReferences(messagePlaces, merged).map(({ name }) => name)
  for (const { block } of allBlocks(merged as unknown as Manifest)) {
    const places = (widgets.references[block.widget] ?? []).filter(({ kind }) => kind === 'message')
    ids.push(...collectReferences(referenceWalker(places), block.props as Json | undefined).map(({ name }) => name))
  }
  return new Set(ids)
}
