import { messageArguments } from '../../runtime/manifest/check/message-arguments.ts'
import { joinPointer } from '../../runtime/manifest/pointer.ts'
import { assertFits } from './assert-fits.ts'
import { languageOf, type ReadFile } from './read-files.ts'
import { formatFinding, formatMessageAt } from './format-finding.ts'

type Texts = Readonly<Record<string, string>>

const textsSchema = { type: 'object', additionalProperties: { type: 'string' } }

/**
 * The texts of areas and widgets by language and id. Throws with a message for each malformed text, and for each text
 * or argument that the fallback language lacks. Pages fill in only the arguments that the text in the fallback language
 * has.
 *
 * @param fallback the fallback language, in which pages show a missing text
 */
export function areaTexts(files: readonly ReadFile[], fallback: string): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {}
  for (const file of files) {
    assertFits(textsSchema, file)
    Object.assign((texts[languageOf(file.path)] ??= {}), file.value)
  }
  const mistakes = files.flatMap((file) =>
    Object.entries(file.value as Texts).flatMap(([id, text]) => mistakeOf(file, id, text, texts[fallback]?.[id]) ?? []),
  )
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return texts
}

/** The message about a text. Undefined for a valid text. */
function mistakeOf(file: ReadFile, id: string, text: string, original: string | undefined): string | undefined {
  const pointer = joinPointer('', id)
  const used = messageArguments(text)
  if ('error' in used)
    return formatFinding(
      { code: 'message-syntax', context: { name: id, found: used.error }, pointer, part: 'value' },
      file,
    )
  if (original === undefined)
    return formatMessageAt(
      `The text "${id}" is missing in English, so English pages would show its id. Add it to the messages in English too, or remove it from this file.`,
      file,
      pointer,
    )
  const filled = messageArguments(original)
  if ('error' in filled) return undefined
  const unknown = used.filter((name) => !filled.includes(name))
  if (unknown.length === 0) return undefined
  const names = unknown.map((name) => `{${name}}`).join(', ')
  return formatMessageAt(
    `The text "${id}" uses ${names}, which the English text does not use. Livery fills in the arguments of the English text only.`,
    file,
    pointer,
  )
}
