import { loadRelease as load, readHead, type ReleaseStore } from '../../app/releases/index.ts'
import type { Environment } from '../../runtime/manifest/index.ts'

/** The release of a brand in service, with its name. */
export async function loadRelease(store: ReleaseStore, merchant: string, environment: Environment = 'development') {
  const head = await readHead(store, merchant, environment)
  if (!head) throw new Error(`Nothing of ${merchant} is published.`)
  const name = head.pointer.release
  return { name, release: await load(store, merchant, name) }
}

/** The key of the object that contains a file of the release in service. */
export async function objectKeyOfFile(
  store: ReleaseStore,
  merchant: string,
  path: string,
  environment?: Environment,
): Promise<string> {
  const { release } = await loadRelease(store, merchant, environment)
  return `${merchant}/${release.files[path]}`
}
