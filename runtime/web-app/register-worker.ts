/** The address of a site's service worker. */
export const workerPath = '/sw.js'

interface RegisterOptions {
  /** Whether the brand can be installed. */
  readonly isOn: boolean
  /** Called when a newer version of the site has taken over from the one that the page was opened with. */
  readonly onUpdate: () => void
}

/**
 * Registers the service worker of the site (QRY-09). For a brand that has switched its web app off, it fetches the worker of
 * an earlier visit again, which removes itself. A browser without service workers, or one that refuses, has none.
 */
export async function registerWorker({ isOn, onUpdate }: RegisterOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    if (!isOn) {
      await (await serviceWorker.getRegistration())?.update()
      return
    }
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', onUpdate, { once: true })
    await serviceWorker.register(trustedPath(), { updateViaCache: 'none' })
  } catch {
    // A private window, a full disk or a lost connection: the site needs no worker.
  }
}

/** The worker's address as Trusted Types ask for it. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as unknown as {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
    }
  }
  const policy = trustedTypes?.createPolicy('livery-worker', { createScriptURL: () => workerPath })
  return policy ? policy.createScriptURL(workerPath) : workerPath
}
