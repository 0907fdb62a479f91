import { environments, type Environment, type ManifestSource } from '../../runtime/manifest/index.ts'
import type { AreaHosts } from '../areas/area-hosts.ts'
import { type BrandStore, createBrandStore } from '../host/brand-store.ts'
import { cookieValue } from '../host/request-headers.ts'
import { createVerdicts } from '../host/verdicts.ts'

/** The cookie by which a browser chooses the environment that it is shown. */
export const environmentCookie = 'livery_environment'

/**
 * The brands in each environment. They are validated once for all environments; an environment's manifests are read when
 * somebody first asks for it.
 *
 * @param initial what a browser sees that has chosen nothing
 */
export async function createEnvironments(
  source: ManifestSource,
  initial: Environment,
  areaHosts: AreaHosts,
  only?: string,
) {
  const verdicts = createVerdicts(source, only)
  const stores = new Map<Environment, BrandStore>()

  async function storeOf(environment: Environment): Promise<BrandStore> {
    const known = stores.get(environment)
    if (known) return known
    const store = createBrandStore(verdicts, environment, areaHosts, true)
    await store.follow()
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
    /** Reads the environment that a request asks for, so that `storeFor` has it. */
    prepare: async (request: Request): Promise<void> => void (await storeOf(chosen(request))),
    storeFor: (request: Request): BrandStore => stores.get(chosen(request)) ?? initialStore,
    all: (): readonly BrandStore[] => [...stores.values()],
    /** Validates the brands whose folders have changed. Each store with the brands that are different in it. */
    refresh: async (folders: readonly string[]) => {
      const validated = await verdicts.refresh(folders)
      const changes: { readonly store: BrandStore; readonly changed: readonly string[] }[] = []
      for (const store of stores.values()) changes.push({ store, changed: await store.follow(validated) })
      return changes
    },
  }
}

export type Environments = Awaited<ReturnType<typeof createEnvironments>>
