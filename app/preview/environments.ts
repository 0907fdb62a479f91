import { environments, type Environment, type ManifestSource } from '../../runtime/manifest/index.ts'
import type { AreaHosts } from '../areas/area-hosts.ts'
import { type BrandStore, createBrandStore } from '../host/brand-store.ts'
import { cookieValue } from '../host/request-headers.ts'
import { createVerdicts } from '../host/verdicts.ts'

/** The cookie with a browser's chosen environment. */
export const environmentCookie = 'livery_environment'

/**
 * The brands in each environment. All environments share one validation. Reads the manifests of the initial environment
 * immediately, and the manifests of another environment on its first request.
 *
 * @param initial the environment for browsers that have chosen none
 */
export async function createEnvironments(
  source: ManifestSource,
  initial: Environment,
  areaHosts: AreaHosts,
  only?: string,
) {
  const verdicts = createVerdicts(source, only)
  const stores = new Map<Environment, BrandStore>()
  const opening = new Map<Environment, Promise<BrandStore>>()

  function storeOf(environment: Environment): Promise<BrandStore> {
    const known = opening.get(environment)
    if (known) return known
    const opened = open(environment)
    opening.set(environment, opened)
    opened.catch(() => opening.delete(environment))
    return opened
  }

  async function open(environment: Environment): Promise<BrandStore> {
    const store = createBrandStore(verdicts, environment, areaHosts, true)
    await store.reread()
    stores.set(environment, store)
    return store
  }

  await verdicts.refresh()
  const initialStore = await storeOf(initial)
  const chosen = (request: Request): Environment => {
    const name = cookieValue(request.headers.get('cookie'), environmentCookie)
    return environments.find((one) => one === name) ?? initial
  }
  return {
    initialStore,
    verdicts,
    chosen,
    /** Loads the environment of a request, so that `storeFor` has it. */
    prepare: async (request: Request): Promise<void> => void (await storeOf(chosen(request))),
    storeFor: (request: Request): BrandStore => stores.get(chosen(request)) ?? initialStore,
    all: (): readonly BrandStore[] => [...stores.values()],
    /** Validates the brands with changed folders. Returns each store with its changed brands. */
    refresh: async (folders: readonly string[]) => {
      const validated = await verdicts.refresh(folders)
      const changes: { readonly store: BrandStore; readonly changed: readonly string[] }[] = []
      // An environment that is still being read may have read the verdicts from before this refresh.
      await Promise.allSettled(opening.values())
      for (const store of stores.values()) changes.push({ store, changed: await store.reread(validated) })
      return changes
    },
  }
}

export type Environments = Awaited<ReturnType<typeof createEnvironments>>
