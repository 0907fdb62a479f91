import { useCallback } from 'react'
import { useStudio } from './studio-store.ts'
import { isTextId, say, type TextId } from './texts.ts'

export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

/** The studio's texts in the chosen language. */
export function useText(): Say {
  const language = useStudio((state) => state.language)
  return useCallback((id, values) => say(language, id, values), [language])
}

/** A label that may be one of the studio's texts, or a name from a schema. */
export function useLabel(): (label: string) => string {
  const text = useText()
  return useCallback((label) => (isTextId(label) ? text(label) : label), [text])
}
