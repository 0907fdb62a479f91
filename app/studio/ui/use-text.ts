import { useCallback } from 'react'
import type { Section } from './model/sections.ts'
import { inWords } from './model/translate-product.ts'
import { useStudio } from './studio-state.ts'
import { isTextId, formatText, type TextId } from './texts.ts'

/** Returns a text of the studio in the chosen language, with its placeholders filled. */
export type Translate = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

/** Returns a function for the studio's texts in the chosen language. */
export function useText(): Translate {
  const language = useStudio((state) => state.language)
  return useCallback((id, values) => formatText(language, id, values), [language])
}

/** Returns a function that translates names in the forms from English to the chosen language. */
export function useWords(): (english: string) => string {
  const words = useStudio(({ product, language }) => product?.words[language])
  return useCallback((english) => inWords(words, english), [words])
}

/** Returns a function for the name of a section: one of the studio's texts, or the name of a setting. */
export function useLabel(): (section: Pick<Section, 'label'>) => string {
  const text = useText()
  const words = useWords()
  return useCallback(({ label }) => (isTextId(label) ? text(label) : words(label)), [text, words])
}
