import { useCallback } from 'react'
import type { Section } from './model/sections.ts'
import { inWords } from './model/translate-product.ts'
import { useStudio } from './studio-store.ts'
import { isTextId, formatText, type TextId } from './texts.ts'

export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

/** The studio's texts in the chosen language. */
export function useText(): Say {
  const language = useStudio((state) => state.language)
  return useCallback((id, values) => formatText(language, id, values), [language])
}

/** The names of settings and widgets in the chosen language. */
export function useWords(): (english: string) => string {
  const words = useStudio(({ product, language }) => product?.words[language])
  return useCallback((english) => inWords(words, english), [words])
}

/** The name of a section: one of the studio's texts, or the name of a setting. */
export function useLabel(): (section: Pick<Section, 'label'>) => string {
  const text = useText()
  const words = useWords()
  return useCallback(({ label }) => (isTextId(label) ? text(label) : words(label)), [text, words])
}
