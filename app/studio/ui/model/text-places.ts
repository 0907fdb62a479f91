import { isObject, joinPointer, valueAt } from '../../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../../runtime/manifest/stages.ts'
import type { StudioProduct } from '../../messages.ts'
import type { MergedLayers } from './merge-layers.ts'

/** The place of a text in the manifest, and the text there, which may have placeholders. */
export interface TextPlace {
  readonly pointer: string
  readonly text: string
}

/** A text as a page of the preview shows it. */
interface ShownText {
  /** The pointer of the block with the text. */
  readonly block: string
  /** The text with its placeholders filled. */
  readonly shown: string
  readonly language: string
}

/**
 * Finds the place of a text that a block shows: in the block's settings, or in the messages that they name. Otherwise,
 * takes the only matching message of the widget's area, or else of all areas. Undefined if no message or several
 * messages match.
 */
export function findText(
  values: MergedLayers,
  product: Pick<StudioProduct, 'messages'>,
  { block, shown, language }: ShownText,
): TextPlace | undefined {
  const props = joinPointer(block, 'props')
  const own = textsBelow(valueAt(values.merged, props), props)
  const messages = messagesOf(values, product, language)
  const named = own.flatMap(({ text: id }) => (messages.has(id) ? [id] : []))
  const written = own.find(({ text }) => text === shown)
  if (written && !messages.has(written.text)) return written
  const widget = valueAt(values.merged, joinPointer(block, 'widget'))
  const area = typeof widget === 'string' ? (widget.split('/')[0] ?? '') : ''
  const isOfArea = (id: string) => id.startsWith(`${area}.`) || id.startsWith(`${area.replace(/s$/, '')}.`)
  const fits = (id: string) => isTextOf(messages.get(id) ?? '', shown)
  const id =
    named.find(fits) ??
    only([...messages.keys()].filter((one) => isOfArea(one) && fits(one))) ??
    only([...messages.keys()].filter(fits))
  return id === undefined
    ? undefined
    : { pointer: joinPointer('/messages', language, id), text: messages.get(id) ?? '' }
}

const only = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined)

function messagesOf(
  values: MergedLayers,
  product: Pick<StudioProduct, 'messages'>,
  language: string,
): Map<string, string> {
  const own = valueAt(values.merged, joinPointer('/messages', language))
  return new Map(
    Object.entries({ ...product.messages[language], ...(isObject(own) ? own : {}) }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function textsBelow(value: Json | undefined, pointer: string): readonly TextPlace[] {
  if (typeof value === 'string') return [{ pointer, text: value }]
  // A list is one value: its entries have no place of their own.
  return isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => textsBelow(part, joinPointer(pointer, key)))
    : []
}

/** Whether a message can render as a text. A message with plurals or choices counts only if it equals the text. */
function isTextOf(message: string, shown: string): boolean {
  if (message === shown) return true
  if (!message.includes('{') || /\{[^{}]*,/.test(message)) return false
  const fixed = message.split(/\{\w+\}/)
  // A placeholder alone would fit every text.
  if (fixed.join('').trim() === '') return false
  let from = 0
  for (const [index, part] of fixed.entries()) {
    const at = index === 0 ? (shown.startsWith(part) ? 0 : -1) : shown.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return shown.endsWith(fixed.at(-1) ?? '')
}
