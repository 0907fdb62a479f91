/** The address of a site's service worker. */
export const workerPath = '/sw.js'

interface RegisterOptions {
  /** Whether the brand can be installed. */
  readonly isOn: boolean
  /** Called when a newer service worker has replaced the page's worker, so that the site has a newer version. */
  readonly onUpdate: () => void
}

/**
 * Registers the service worker of the site (QRY-09). For a brand with its web app switched off, removes the worker of
 * an earlier visit. Does nothing if the browser has no service workers or refuses.
 */
export async function registerWorker({ isOn, onUpdate }: RegisterOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    if (!isOn) return await removeWorker()
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', onUpdate, { once: true })
    await serviceWorker.register(trustedPath(), { updateViaCache: 'none' })
  } catch {
    // The browser refuses in a private window, with a full disk or without a connection. The site works without a
    // worker.
  }
}

/**
 * Removes the worker of an earlier visit and its caches. The host's script for the worker removes both as well, but
 * only once: a page that was open when the brand switched its web app off may register the worker again, or fill its
 * cache.
 */
async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** The worker's address as a trusted script URL. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as unknown as {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
    }
  }
  const policy = trustedTypes?.createPolicy('livery-worker', { createScriptURL: () => workerPath })
  return policy ? policy.createScriptURL(workerPath) : workerPath
}
