import { isString, storedInTab, storeInTab } from './tab-state.ts'

/** How long a reloaded page waits for the previous page to release its name, in ms. */
const releaseTime = 500

let own: Promise<string> | undefined

const lockPrefix = 'livery-studio-window '

/** The name of this window. After a reload, the name that it had before. Undefined while a new window has no name. */
export const windowName = (): string | undefined => storedInTab('window', isString)

/** The names of this brand's open windows. Each window holds an exclusive lock with its name. */
export async function openWindows(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query()
  const own = held.filter(({ name = '', mode }) => name.startsWith(lockPrefix) && mode === 'exclusive')
  return own.map(({ name = '' }) => name.slice(lockPrefix.length))
}

/** Resolves after another window has closed. Rejects if `signal` aborts first. */
export const windowClosed = async (name: string, signal: AbortSignal): Promise<void> =>
  // The browser may release this lock after the promise has resolved. An exclusive lock would count as an open window.
  navigator.locks.request(lockPrefix + name, { mode: 'shared', signal }, () => {})

/**
 * The name of this window, which survives a reload. A duplicated tab begins with a copy of the storage, and so with the
 * name of the original. The lock shows that the name is in use, and the duplicate gets a new name.
 */
export const ownWindow = (): Promise<string> => (own ??= nameWindow())

async function nameWindow(): Promise<string> {
  const stored = storedInTab('window', isString)
  if (stored !== undefined && (await hold(stored, AbortSignal.timeout(releaseTime)))) return stored
  const name = crypto.randomUUID()
  await hold(name)
  storeInTab('window', name)
  return name
}

/** Locks a name until the page closes. False if another window still has it when `signal` aborts. */
function hold(name: string, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const whileHeld = () => {
      resolve(true)
      return new Promise(() => {})
    }
    navigator.locks.request(lockPrefix + name, signal ? { signal } : {}, whileHeld).catch(() => resolve(false))
  })
}
