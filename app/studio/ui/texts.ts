import { messageOf } from '../../../runtime/errors/caught-error.ts'
import { diskReasons } from '../../../runtime/errors/disk-reasons.ts'
import { failureText, failureTexts } from '../failures.ts'
import { StudioFailure } from './client.ts'
import { en, type TextId } from './texts/en.ts'
import { thDiskReasons, thFailures } from './texts/th-failures.ts'
import { th } from './texts/th.ts'

export type { TextId } from './texts/en.ts'

export const languages = { en: 'English', th: 'ไทย' } as const
export type Language = keyof typeof languages
export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

const texts: Readonly<Record<Language, Readonly<Record<TextId, string>>>> = { en, th }

/** The texts of the server's failures, and of the disk's errors in them. */
const failures = {
  en: { texts: failureTexts, reasons: diskReasons },
  th: { texts: thFailures, reasons: thDiskReasons },
} satisfies Record<Language, object>

/** A text of the studio in a language, with its `{placeholders}` filled. */
export function formatText(
  language: Language,
  id: TextId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[language][id].replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))
}

/** The text of an error for the operator: a failure of the server in a language, or else the error's message. */
export function describeFailure(error: unknown, language: Language): string {
  const failure = error instanceof StudioFailure ? error.failure : undefined
  return failure ? failureText(failure, failures[language].texts, failures[language].reasons) : messageOf(error)
}

/** Whether a name is the id of one of the studio's texts. */
export const isTextId = (name: string): name is TextId => Object.hasOwn(en, name)
