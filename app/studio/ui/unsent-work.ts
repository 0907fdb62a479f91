import { openWindows, ownWindow, windowClosed, windowName } from './own-window.ts'
import { useStudio } from './studio-state.ts'

/** A kind of work of an operator: edits in forms, or texts typed in files. */
export type Kind = 'edits' | 'texts'

type IsItems<Item> = (value: unknown) => value is readonly Item[]

const prefix = 'livery-studio unsent '
const keyOf = (kind: Kind, window: string) => `${prefix}${kind} ${window}`

/**
 * Stores the work that the studio has not received from this window. The window's next page restores the work. If the
 * window closes, another window of the brand takes it over, also on another day.
 */
export function storeUnsent(kind: Kind, items: readonly unknown[], window = windowName()): void {
  if (window === undefined) return
  if (items.length === 0) return localStorage.removeItem(keyOf(kind, window))
  // The same address may serve another folder of brands on another day.
  const folder = useStudio.getState().product?.merchantsFolder
  localStorage.setItem(keyOf(kind, window), JSON.stringify({ folder, items }))
}

/** The work that this window's earlier page has stored. */
export function storedUnsent<Item>(kind: Kind, isItems: IsItems<Item>): readonly Item[] {
  const window = windowName()
  return window === undefined ? [] : (read(keyOf(kind, window), isItems)?.items ?? [])
}

function read<Item>(key: string, isItems: IsItems<Item>) {
  try {
    const { folder, items } = Object(JSON.parse(localStorage.getItem(key) ?? 'null')) as Record<string, unknown>
    return isItems(items) ? { folder, items } : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes over the stored work of closed windows. One window at a time takes over.
 *
 * @param take restores the work of a window, and returns the part that has to wait for a later call
 */
export async function takeOverUnsent<Item>(
  kind: Kind,
  isItems: IsItems<Item>,
  take: (items: readonly Item[]) => readonly Item[],
): Promise<void> {
  const own = await ownWindow()
  await navigator.locks.request(`${prefix}${kind}`, {}, async () => {
    const open = await openWindows()
    const start = keyOf(kind, '')
    for (const key of Object.keys(localStorage)) {
      const window = key.slice(start.length)
      if (!key.startsWith(start) || window === own || open.includes(window)) continue
      const found = read(key, isItems)
      if (found && found.folder === useStudio.getState().product?.merchantsFolder)
        storeUnsent(kind, take(found.items), window)
    }
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
