import { cacheOfSite } from './worker-rules.ts'

/** The address of a site's service worker. */
export const workerPath = '/sw.js'

interface RegisterOptions {
  /** Whether the brand can be installed. */
  readonly isOn: boolean
  /** The address of the page's whole site, which contains the version of the site. */
  readonly wholeSiteAddress: string
  /** Called when a service worker of another version of the site has replaced the page's worker. */
  readonly onUpdate: () => void
}

/**
 * Registers the service worker of the site (QRY-09). For a brand with its web app switched off, removes the worker of
 * an earlier visit. Does nothing if the browser has no service workers or refuses.
 */
export async function registerWorker({ isOn, wholeSiteAddress, onUpdate }: RegisterOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    if (!isOn) return await removeWorker()
    // After an update, the first page of the new version still starts with the old worker.
    const onChange = async () => {
      const script = await (await fetch(workerPath)).text()
      if (!script.includes(cacheOfSite(wholeSiteAddress))) onUpdate()
    }
    serviceWorker.addEventListener('controllerchange', () => void onChange().catch(() => {}))
    await serviceWorker.register(trustedPath(), { updateViaCache: 'none' })
  } catch {
    // The browser refuses in a private window, with a full disk or without a connection. The site works without a
    // worker.
  }
}

/**
 * Removes the worker of an earlier visit and its caches. The host's script does the same, but only once. A page that
 * was open meanwhile may register the worker again, or fill its cache.
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
