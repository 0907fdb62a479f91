import { type ComponentType, lazy } from 'react'
import { loadCode } from './load-code.ts'

/**
 * A part of a widget whose code loads when the part first renders. If the code fails to load, the page reloads, or the
 * part's block shows an error (NAV-06).
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadCode(load) }))
}
