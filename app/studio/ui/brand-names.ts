/** The names in a brand that fields of forms suggest, and the brand's texts. */
import { joinPointer, valueAt } from '../../../runtime/manifest/pointer.ts'
import type { Json } from '../../../runtime/manifest/stages.ts'
import type { MergedLayers } from './model/merge-layers.ts'
import { useStudio } from './studio-state.ts'

/** The names in a brand that a value of a format may have. Undefined for a format without names. */
export function namesOf(format: string | undefined, values: MergedLayers): readonly string[] | undefined {
  if (format === undefined) return undefined
  if (format === 'message-id') return messageNames(values)
  if (format === 'asset') return Object.keys(useStudio.getState().brand?.assets ?? {}).toSorted()
  const pointer = useStudio.getState().product?.names[format]
  return pointer === undefined ? undefined : Object.keys((valueAt(values.merged, pointer) as object | undefined) ?? {})
}

let messageList: { readonly own: Json | undefined; readonly names: readonly string[] } | undefined

/** The ids of all texts. Many fields suggest the ids, so the list is the same object until the brand's texts change. */
function messageNames(values: MergedLayers): readonly string[] {
  const { product } = useStudio.getState()
  const language = product?.languages[0] ?? ''
  const own = valueAt(values.merged, joinPointer('/messages', language))
  if (!messageList || messageList.own !== own) {
    const ids = [...Object.keys(product?.messages[language] ?? {}), ...Object.keys((own as object) ?? {})]
    messageList = { own, names: [...new Set(ids)].toSorted() }
  }
  return messageList.names
}

/** A text in a language: the brand's, or else the widgets'. */
export const messageOf = (id: string, language: string, values: MergedLayers): string | undefined =>
  messageText(id, language, valueAt(values.merged, joinPointer('/messages', language, id)))

/** The text of a message: the manifest's, or else the widgets'. */
export function messageText(id: string, language: string, own: Json | undefined): string | undefined {
  if (typeof own === 'string') return own
  const texts = useStudio.getState().product?.messages[language]
  return texts && Object.hasOwn(texts, id) ? texts[id] : undefined
}
