import { joinPointer, pointerKeys } from '../../../../runtime/manifest/pointer.ts'
import type { Edit } from '../../messages.ts'

/** Keys that only structure the manifest. The id of a text leaves them out. */
const arranging = new Set(['regions', 'blocks', 'props', 'items'])

/**
 * The edits that give a place of the manifest a new text in each language. The text's id consists of the place's keys,
 * for example `routes.home.main.banner.title`.
 *
 * @param initial the text until the operator types another one
 * @param isTaken whether a text with this id exists
 */
export function newText(
  pointer: string,
  { initial, languages }: { readonly initial: string; readonly languages: readonly string[] },
  isTaken: (id: string) => boolean,
): readonly Omit<Edit, 'layer'>[] {
  const word = pointerKeys(pointer)
    .filter((key) => !arranging.has(key))
    .join('.')
  let id = word
  for (let count = 2; isTaken(id); count += 1) id = `${word}-${count}`
  return [
    { pointer, value: id },
    ...languages.map((language) => ({ pointer: joinPointer('/messages', language, id), value: initial })),
  ]
}
