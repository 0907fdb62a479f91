import { isLiteralElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { joinLoanwords } from './join-loanwords.ts'

/** A text for the browser: plain, or already parsed if it has arguments, so that the browser needs no parser. */
export type CompiledMessage = string | MessageFormatElement[]

/**
 * Compiles texts by id for the browser. Joins loanwords, so that no line ends within one. A malformed text stays
 * unparsed.
 */
export function compileMessages(messages: Readonly<Record<string, string>>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compile(text)]))
}

function compile(written: string): CompiledMessage {
  const text = joinLoanwords(written)
  if (!/[{}'<]/.test(text)) return text
  try {
    const parts = parse(text, { ignoreTag: true })
    return parts.every(isLiteralElement) ? parts.map(({ value }) => value).join('') : parts
  } catch {
    return text
  }
}
