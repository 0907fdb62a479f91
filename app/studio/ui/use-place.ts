import { useSyncExternalStore } from 'react'
import { sectionOf, type Section } from './model/sections.ts'
import { useSelection } from './selection.ts'

/** The place that the address names: a section, and an entry of the section, such as a page. */
export interface Place {
  readonly section: string | undefined
  readonly entry: string | undefined
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The place in the page's address. The back button returns to the previous one. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const [section, entry] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  return { section: section || undefined, entry: entry || undefined }
}

/** A part of the address, decoded. The part itself if it is malformed, such as `50%`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a section, or of one of its entries, such as `#/routes/home`. */
export const hashOf = (section: string, entry?: string): string =>
  `#/${[section, ...(entry === undefined ? [] : [entry])].map(encodeURIComponent).join('/')}`

/** Goes to a section, or to one of its entries. */
export function goTo(section: string, entry?: string): void {
  location.hash = hashOf(section, entry)
}

/**
 * Goes to the field of a place of the manifest, and opens the block that contains the field.
 *
 * @param isFocused whether the field gets the focus
 */
export function goToPointer(sections: readonly Section[], pointer: string, isFocused = true): void {
  const section = sectionOf(sections, pointer)
  if (!section) return
  const [, , entry] = pointer.split('/')
  const [block] = /^.*?\/blocks\/[^/]+/.exec(pointer) ?? []
  if (section.kind === 'messages') goTo(section.id, pointer.split('/')[3])
  else goTo(section.id, section.kind === 'pages' || section.kind === 'regions' ? entry : undefined)
  useSelection.setState({ wanted: { pointer, isFocused }, ...(block ? { block } : {}) })
}
