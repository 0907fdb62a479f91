import { messageOf } from '../../runtime/errors/caught-error.ts'

/**
 * The delay of the second purge of a brand, in ms. By then every host serves the new release, and none responds with
 * the old page.
 */
const secondPurge = 2500

/** How long a purge may take, in ms. */
const purgeTimeout = 2000

/**
 * Clears the pages of a brand in a shared cache, by two requests `PURGE` with the brand's surrogate key.
 *
 * @param url the address of the cache in front of the hosts
 * @param fail called for each purge that the cache does not accept
 */
export function createPurger(url: string, fail: (sentence: string) => void) {
  const waiting = new Set<ReturnType<typeof setTimeout>>()

  async function send(key: string): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'PURGE',
        headers: { 'surrogate-key': key },
        signal: AbortSignal.timeout(purgeTimeout),
      })
      if (!response.ok) fail(`The cache responded to the purge of ${key} with ${response.status}.`)
    } catch (error) {
      fail(`The cache was not reached for the purge of ${key}: ${messageOf(error)}`)
    }
  }

  return {
    purge(key: string): void {
      void send(key)
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void send(key)
      }, secondPurge).unref()
      waiting.add(timer)
    },
    close(): void {
      for (const timer of waiting) clearTimeout(timer)
    },
  }
}
