/** The used part of the Web Locks API. */
export type TabLocks = Pick<LockManager, 'request'>

/**
 * Holds a lock across the tabs of an origin, and returns the function that releases it. Undefined if a tab already
 * holds the lock. Without working locks, only the server's idempotency check prevents a second send.
 */
export function holdAcrossTabs(locks: TabLocks | undefined, name: string): Promise<(() => void) | undefined> {
  const nothing = () => {}
  if (!locks) return Promise.resolve(nothing)
  return new Promise((resolve) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((release) => resolve(release))
    })
    Promise.resolve(held).catch(() => resolve(nothing))
  })
}
