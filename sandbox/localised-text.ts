import { fallbackLanguage } from '../schemas/generated/languages.ts'
import { type Refusal, refuse } from './http/envelope.ts'

/** One text in the languages that it was written in, by their codes: `{ en, th }`. English is always among them. */
export interface Text {
  readonly en: string
  readonly [language: string]: string
}

/** The text in a language, in English where it was not written in it. */
export function textIn(text: Text, language: string): string {
  return (Object.hasOwn(text, language) ? text[language] : undefined) ?? text[fallbackLanguage] ?? ''
}

/** Gives the function that says a part's messages by name. */
export function sayer<Name extends string>(messages: Readonly<Record<Name, Text>>) {
  return (name: Name, language: string): string => textIn(messages[name], language)
}

/**
 * Gives the function that refuses a call by the name of a message.
 *
 * @param codes the code of each refusal: permanent, because clients decide by them
 */
export function refuser<Name extends string, Refused extends Name>(
  codes: Readonly<Record<Refused, number>>,
  message: (name: Name, language: string) => string,
) {
  return (name: Refused, language: string): Refusal => refuse(codes[name], message(name, language))
}
