import { fallbackLanguage } from '../schemas/generated/languages.ts'
import { type Refusal, refuse } from './http/envelope.ts'

/** One text by language code: `{ en, th }`. English is required. */
export interface Text {
  readonly en: string
  readonly [language: string]: string
}

/** Whether a value is a text by language. */
export const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  fallbackLanguage in value &&
  Object.values(value).every((text) => typeof text === 'string')

/** The text in a language, or else in English. */
export function textIn(text: Text, language: string): string {
  return (Object.hasOwn(text, language) ? text[language] : undefined) ?? text[fallbackLanguage] ?? ''
}

/** Returns a function that looks up a part's messages by name. */
export function messageLookup<Name extends string>(messages: Readonly<Record<Name, Text>>) {
  return (name: Name, language: string): string => textIn(messages[name], language)
}

/**
 * Returns a function that refuses a call with a named message.
 *
 * @param codes the code of each refusal. Codes are permanent, because clients depend on them
 */
export function refuser<Name extends string, Refused extends Name>(
  codes: Readonly<Record<Refused, number>>,
  message: (name: Name, language: string) => string,
) {
  return (name: Refused, language: string): Refusal => refuse(codes[name], message(name, language))
}
