import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** State of an entry of the history whose page stays where it is scrolled to: a dialog over it opens or closes. */
export const keepScroll = { keepScroll: true } as const

const storageKey = 'livery-scroll'

/**
 * A page that is gone to begins at its top, or at the target that its address names; one that is gone back to stands where
 * it was left (NAV-04). The first page is the browser's own matter, which knows where a reloaded page stood.
 */
export function useScrollRestoration(): void {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  const positions = useRef<ReadonlyMap<string, number>>(new Map())

  useEffect(() => {
    const kept = readPositions()
    positions.current = kept
    const keep = () => kept.set(shown.current, scrollY)
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      keep()
      writePositions(kept)
      history.scrollRestoration = 'auto'
    }
    takeOver()
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', keep, { passive: true, signal })
    addEventListener('pagehide', leave, { signal })
    addEventListener('pageshow', takeOver, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (type === 'POP') scrollAtOnce(positions.current.get(key) ?? 0)
    else if (!(state as Partial<typeof keepScroll> | null)?.keepScroll) scrollToStart(hash)
  }, [key, type, hash, state])
}

function scrollToStart(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decode(hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollAtOnce(0)
}

function scrollAtOnce(top: number): void {
  scrollTo({ top, behavior: 'instant' })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Positions of this tab's entries in px by the entry's key; none where they cannot be read. */
function readPositions(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return new Map(Object.entries(Object(kept) as object).filter(([, position]) => typeof position === 'number'))
  } catch {
    return new Map()
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Without storage, pages from before a reload begin at their top.
  }
}
