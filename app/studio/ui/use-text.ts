import { useCallback } from 'react'
import type { Section } from './model/sections.ts'
import { useStudio } from './studio-store.ts'
import { isTextId, say, type TextId } from './texts.ts'

export type Say = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

/** The studio's texts in the chosen language. */
export function useText(): Say {
  const language = useStudio((state) => state.language)
  return useCallback((id, values) => say(language, id, values), [language])
}

/** The name of a section: one of the studio's texts, or a name from a schema. */
export function useLabel(): (section: Pick<Section, 'label' | 'labels'>) => string {
  const text = useText()
  const language = useStudio((state) => state.language)
  return useCallback(
    ({ label, labels }) => labels?.[language] ?? (isTextId(label) ? text(label) : label),
    [text, language],
  )
}
