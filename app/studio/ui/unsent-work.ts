import { readFromBrowser, storeInBrowser } from './browser-storage.ts'
import { openWindows, ownWindow, windowClosed, windowName } from './own-window.ts'
import { useStudio } from './studio-state.ts'

/** A kind of work of an operator: edits in forms, or texts typed in files. */
export type Kind = 'edits' | 'texts'

const prefix = 'livery-studio unsent '
const keyOf = (kind: Kind, window: string) => `${prefix}${kind} ${window}`

/** The kinds of work that this page has restored. Until then, the browser has work that the page does not know. */
const restored = new Set<Kind>()

/**
 * Stores the work that the studio has not received from this window. The window's next page restores the work. If the
 * window closes, another window of the brand takes it over, also on another day.
 */
export function storeUnsent(kind: Kind, items: readonly unknown[]): void {
  const window = windowName()
  if (window !== undefined && restored.has(kind)) store(kind, items, window)
}

function store(kind: Kind, items: readonly unknown[], window: string): void {
  // The same address may serve another folder of brands on another day.
  const folder = useStudio.getState().product?.merchantsFolder
  storeInBrowser(keyOf(kind, window), items.length === 0 ? undefined : { folder, items })
}

/**
 * Restores the work of this window's earlier page, and takes over the work of closed windows. One window at a time
 * takes over.
 *
 * @param isItem ignores any other stored item
 * @param take restores the work of a window, and returns the part that has to wait for a later call
 */
export async function restoreUnsent<Item>(
  kind: Kind,
  isItem: (value: unknown) => value is Item,
  take: (items: readonly Item[]) => readonly Item[],
): Promise<void> {
  const own = await ownWindow()
  await navigator.locks.request(`${prefix}${kind}`, {}, async () => {
    const open = await openWindows()
    const start = keyOf(kind, '')
    for (const key of Object.keys(localStorage)) {
      const window = key.slice(start.length)
      const isOther = window === own ? restored.has(kind) : open.includes(window)
      if (!key.startsWith(start) || isOther) continue
      const stored = Object(readFromBrowser(key)) as Record<string, unknown>
      if (stored.folder === useStudio.getState().product?.merchantsFolder)
        store(kind, take(Array.isArray(stored.items) ? stored.items.filter(isItem) : []), window)
      // This window now stores the work of its folder. The other folder's work remains under a name of its own.
      else if (window === own && storeInBrowser(keyOf(kind, crypto.randomUUID()), stored)) localStorage.removeItem(key)
    }
    restored.add(kind)
  })
}

/** Calls back after another window with stored work has closed, until `signal` aborts. */
export function onClosedWithWork(call: () => void, signal: AbortSignal): void {
  const awaited = new Set<string>()
  const awaitClosing = (key: string) => {
    const window = key.slice(key.lastIndexOf(' ') + 1)
    if (!key.startsWith(prefix) || window === windowName() || awaited.has(window)) return
    awaited.add(window)
    const closed = () => {
      awaited.delete(window)
      call()
    }
    windowClosed(window, signal).then(closed, () => {})
  }
  const stored = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue !== null) awaitClosing(key)
  }
  addEventListener('storage', stored, { signal })
  // An open window may have stored its work before. If it then closes, it stores the same text, without an event.
  for (const key of Object.keys(localStorage)) awaitClosing(key)
}
