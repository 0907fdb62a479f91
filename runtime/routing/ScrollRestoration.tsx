import { Component } from 'react'
import type { NavigationType } from 'react-router'
import { contentId } from './use-focus-of-page.ts'
import { useLocation, useNavigationType } from './use-location.ts'

/** The state of a new history entry that must not scroll the page, such as the entry of a dialog. */
export const keepScroll = { keepScroll: true } as const

const storageKey = 'livery-scroll'

/**
 * Scrolls a new page to its top or target, and a page of the history to its last position (NAV-04). The browser itself
 * restores the first page after a reload.
 */
export function ScrollRestoration() {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()
  const keeps = (state as Partial<typeof keepScroll> | null)?.keepScroll === true
  return <ScrollKeeper entry={key} hash={hash} type={type} keeps={keeps} />
}

interface ScrollKeeperProps {
  readonly entry: string
  readonly hash: string
  readonly type: `${NavigationType}`
  readonly keeps: boolean
}

/**
 * A class component, because only a class has `getSnapshotBeforeUpdate`. React calls it before it replaces a page,
 * while the scroll position can still be read.
 */
class ScrollKeeper extends Component<ScrollKeeperProps> {
  private positions = new Map<string, number>()
  private readonly listening = new AbortController()
  private stopWaiting = (): void => {}

  override componentDidMount(): void {
    const { signal } = this.listening
    this.positions = readPositions()
    takeOver()
    addEventListener('pageshow', takeOver, { signal })
    addEventListener(
      'pagehide',
      () => {
        this.positions.set(this.props.entry, scrollY)
        writePositions(this.positions)
        history.scrollRestoration = 'auto'
      },
      { signal },
    )
  }

  override componentWillUnmount(): void {
    this.listening.abort()
    this.stopWaiting()
  }

  /** The scroll position of the page that React is about to replace. */
  override getSnapshotBeforeUpdate({ entry }: ScrollKeeperProps): number | null {
    return entry === this.props.entry ? null : scrollY
  }

  override componentDidUpdate({ entry: before }: ScrollKeeperProps, _: unknown, lastTop: number | null): void {
    if (lastTop === null) return
    const { entry, hash, type, keeps } = this.props
    this.positions.set(before, lastTop)
    this.stopWaiting()
    if (type === 'POP') this.stopWaiting = scrollWhenLongEnough(this.positions.get(entry) ?? 0)
    else if (!keeps) this.stopWaiting = scrollToStart(hash)
  }

  override render() {
    return null
  }
}

/** How long to wait until a page is long enough for its last scroll position, in ms. */
const growTimeout = 3000

/**
 * Scrolls to a position in px immediately. While the page is too short, scrolls again each time it grows. At first,
 * React may still show the previous page. Ends after 3 s or at the visitor's first touch, scroll or key. Returns a
 * function that stops waiting.
 */
function scrollWhenLongEnough(top: number): () => void {
  scrollAtOnce(top)
  const waiting = untilVisitorActs(growTimeout)
  const observer = new ResizeObserver(() => {
    if (scrollY < top - 1) scrollAtOnce(top)
  })
  observer.observe(document.body)
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  return () => waiting.abort()
}

/** Aborts after a time in ms, or when the visitor first touches, scrolls or presses a key. */
function untilVisitorActs(timeout: number): AbortController {
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(event, stop, { passive: true, signal: waiting.signal })
  }
  setTimeout(stop, timeout)
  return waiting
}

function takeOver(): void {
  history.scrollRestoration = 'manual'
}

/** How long a smooth scroll of the previous page may still move the new page, in ms. */
const stepTimeout = 1000

/**
 * Scrolls to the target in the address, or to the top. At the top, undoes an earlier smooth scroll for up to 1 s,
 * unless a part of the content has the focus. Stops when the visitor acts, or when the caller calls the returned
 * function.
 */
function scrollToStart(hash: string): () => void {
  const target = hash === '' ? null : document.getElementById(decode(hash.slice(1)))
  if (target) {
    target.scrollIntoView()
    return () => {}
  }
  scrollAtOnce(0)
  const waiting = untilVisitorActs(stepTimeout)
  const onScroll = () => {
    if (scrollY > 0 && !isFocusWithin()) scrollAtOnce(0)
  }
  addEventListener('scroll', onScroll, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

/** Whether a part of the page's content has the focus. After most navigations, the content itself has it. */
function isFocusWithin(): boolean {
  const content = document.getElementById(contentId)
  const focused = document.activeElement
  return content !== null && focused !== content && content.contains(focused)
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

/** Scroll positions of this tab's history entries in px, by the entry's key. Empty if the storage is unreadable. */
function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return new Map(Object.entries<unknown>(Object(stored)).filter(isPosition))
  } catch {
    return new Map()
  }
}

const isPosition = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number'

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Without storage, pages from before a reload start at the top.
  }
}
