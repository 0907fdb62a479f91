/**
 * Starts a worker that makes the browser load its data for `Intl`, while the program loads
 * (`app/client/formats-worker.ts`). Without the worker, the page's thread loads this data with its first format, during
 * hydration.
 *
 * @param path the address of the worker. Undefined in the preview.
 */
export function loadFormats(path: string | undefined): void {
  if (path === undefined) return
  const { trustedTypes } = globalThis as unknown as {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
    }
  }
  try {
    const policy = trustedTypes?.createPolicy('livery-formats', { createScriptURL: () => path })
    void new Worker(policy?.createScriptURL(path) ?? path, { name: document.documentElement.lang, type: 'module' })
  } catch {
    // The browser has no workers, or refuses this one.
  }
}
