import { isWord, storedInTab, storeInTab } from './tab-state.ts'

/** How long a reloaded page waits until the page before it has released its name, in ms. */
const releaseTime = 500

let own: Promise<string> | undefined

/**
 * The name of this window, which survives a reload. A duplicate of a tab begins with a copy of the tab's storage. The
 * lock shows that its name is taken, and the duplicate gets a new name.
 */
export const ownWindow = (): Promise<string> => (own ??= nameWindow())

async function nameWindow(): Promise<string> {
  const stored = storedInTab('window', isWord)
  if (stored !== undefined && (await hold(stored))) return stored
  const name = crypto.randomUUID()
  await hold(name)
  storeInTab('window', name)
  return name
}

/** Locks a name until the page closes. False if another window has it. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = () => {
      resolve(true)
      return new Promise(() => {})
    }
    const signal = AbortSignal.timeout(releaseTime)
    navigator.locks.request(`livery-studio-window ${name}`, { signal }, held).catch(() => resolve(false))
  })
}
