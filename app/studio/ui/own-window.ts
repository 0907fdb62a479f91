import { isString, storedInTab, storeInTab } from './tab-state.ts'

/** How long a reloaded page waits for the previous page to release its name, in ms. */
const releaseTime = 500

let own: Promise<string> | undefined

const lockPrefix = 'livery-studio-window '

/** The name of this window. After a reload, the name that it had before. Undefined while a new window has no name. */
export const windowName = (): string | undefined => storedInTab('window', isString)

/** The names of this brand's open windows. Each window holds a lock with its name. */
export async function openWindows(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query()
  return held.flatMap(({ name = '' }) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []))
}

/** Resolves once another window has closed. Rejects if `signal` aborts first. */
export const windowClosed = async (name: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(lockPrefix + name, { signal }, () => {})

/**
 * The name of this window, which survives a reload. A duplicated tab begins with a copy of the storage, and so with the
 * name of the original. The lock shows that the name is in use, and the duplicate gets a new name.
 */
export const ownWindow = (): Promise<string> => (own ??= nameWindow())

async function nameWindow(): Promise<string> {
  const stored = storedInTab('window', isString)
  if (stored !== undefined && (await hold(stored))) return stored
  const name = crypto.randomUUID()
  await hold(name)
  storeInTab('window', name)
  return name
}

/** Locks a name until the page closes. False if another window still has it after `releaseTime`. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const whileHeld = () => {
      resolve(true)
      return new Promise(() => {})
    }
    const signal = AbortSignal.timeout(releaseTime)
    navigator.locks.request(lockPrefix + name, { signal }, whileHeld).catch(() => resolve(false))
  })
}
