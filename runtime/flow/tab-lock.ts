/** The part of the Web Locks API that is used. */
export type TabLocks = Pick<LockManager, 'request'>

/**
 * Holds a name across the tabs of an origin, and returns the function that lets go of it. Undefined if another tab holds
 * it. A browser without locks, and one that fails, holds nothing: then the server's own look at the intent is the guard.
 */
export function holdAcrossTabs(locks: TabLocks | undefined, name: string): Promise<(() => void) | undefined> {
  const nothing = () => {}
  if (!locks) return Promise.resolve(nothing)
  return new Promise((resolve) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((letGo) => resolve(letGo))
    })
    Promise.resolve(held).catch(() => resolve(nothing))
  })
}
