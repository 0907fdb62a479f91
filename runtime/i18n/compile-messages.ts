import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** A text as the browser gets it: plain, or parsed ahead where it has arguments, so that no parser is shipped. */
export type CompiledMessage = string | MessageFormatElement[]

/** Texts by id, compiled for one language. A text that cannot be parsed stays as it is written. */
export function compileMessages(messages: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compile(text)]))
}

function compile(text: string): CompiledMessage {
  if (!/[{}'<]/.test(text)) return text
  try {
    return parse(text, { ignoreTag: true })
  } catch {
    return text
  }
}
