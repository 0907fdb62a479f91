import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** A text for the browser: plain, or already parsed if it has arguments, so that the browser needs no parser. */
export type CompiledMessage = string | MessageFormatElement[]

/** Texts by id, compiled for one language. An unparsable text stays unchanged. */
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
