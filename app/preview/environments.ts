import { environments, type Environment, type ManifestSource } from '../../runtime/manifest/index.ts'
import type { AreaHosts } from '../areas/area-hosts.ts'
import { type BrandStore, createBrandStore, type ServedBrand } from '../host/brand-store.ts'
import { cookieValue } from '../host/request-headers.ts'

/** The cookie by which a browser chooses the environment that it is shown. */
export const environmentCookie = 'livery_environment'

/**
 * The brands in each environment, read when somebody first asks for it.
 *
 * @param initial what a browser sees that has chosen nothing
 */
export async function createEnvironments(
  source: ManifestSource,
  initial: Environment,
  areaHosts: AreaHosts,
  only?: string,
) {
  const stores = new Map<Environment, BrandStore>()

  async function storeOf(environment: Environment): Promise<BrandStore> {
    const known = stores.get(environment)
    if (known) return known
    const store = createBrandStore(source, environment, areaHosts, only)
    await store.refresh()
    stores.set(environment, store)
    return store
  }

  const initialStore = await storeOf(initial)
  const chosen = (request: Request): Environment => {
    const name = cookieValue(request.headers.get('cookie'), environmentCookie)
    return environments.find((one) => one === name) ?? initial
  }
  return {
    initialStore,
    chosen,
    /** Reads the environment that a request asks for, so that `storeFor` has it. */
    prepare: async (request: Request): Promise<void> => void (await storeOf(chosen(request))),
    storeFor: (request: Request): BrandStore => stores.get(chosen(request)) ?? initialStore,
    all: (): readonly BrandStore[] => [...stores.values()],
  }
}

export type Environments = Awaited<ReturnType<typeof createEnvironments>>

/** The brand of a host name: `<brand>.localhost`, or one of the brand's domains. */
export function brandOf(store: BrandStore, host: string): ServedBrand | undefined {
  const [, merchant] = /^([a-z0-9-]+)\.localhost$/.exec(host) ?? []
  if (merchant !== undefined) return store.find(merchant)
  return store.all().find(({ resolved }) => Object.hasOwn(resolved.manifest.site.domains, host))
}
