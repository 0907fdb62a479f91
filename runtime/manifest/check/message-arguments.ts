import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** The sorted names of an ICU message's arguments, or the reason why it is invalid. */
export function messageArguments(text: string): readonly string[] | { readonly error: string } {
  if (!/[{}'<]/.test(text)) return []
  try {
    return [...new Set(argumentsOf(parse(text, { ignoreTag: true })))].toSorted()
  } catch (error) {
    return { error: sentence(error) }
  }
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))]
    }
    return element.type === TYPE.tag ? argumentsOf(element.children) : [element.value]
  })
}

function sentence(error: unknown): string {
  const name = error instanceof Error ? error.message : String(error)
  return name.toLowerCase().replaceAll('_', ' ')
}
