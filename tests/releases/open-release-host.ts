import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadAreaHosts } from '../../app/areas/area-hosts.ts'
import { areasOfTree } from '../../app/areas/area-modules.ts'
import { createBrandStore } from '../../app/host/brand-store.ts'
import { loadProduct } from '../../app/load-product.ts'
import { followReleases } from '../../app/releases/follow-releases.ts'
import {
  filesOfRelease,
  publishRelease,
  readHead,
  type ReleaseFiles,
  type ReleaseStore,
} from '../../app/releases/index.ts'
import { createReleaseValidator, hostNames, validateMerchant, resolveManifest } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { readBrandFile } from '../../runtime/sources/read-brand-file.ts'
import { openHost } from '../host/open-host.ts'
import { projectRoot } from '../support/run-command.ts'

const folders = [join(projectRoot, 'merchants')]
const product = await loadProduct()
const areaHosts = await loadAreaHosts(areasOfTree(projectRoot))
const environment = 'development'

/** The files of a release of one of the tree's brands. */
export async function filesOfBrand(merchant: string): Promise<ReleaseFiles> {
  const verdict = await validateMerchant(createFileSource({ folders }), merchant, product)
  const resolved = await resolveManifest(verdict, environment)
  if (!resolved) throw new Error(`${merchant} has errors.`)
  return filesOfRelease(resolved, readBrandFile(folders))
}

/** The files with a text of one of them replaced. */
export function changed(files: ReleaseFiles, path: string, from: string, to: string): ReleaseFiles {
  const text = Buffer.from(files.get(path) ?? []).toString()
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
  return new Map([...files, [path, Buffer.from(text.replaceAll(from, to))]])
}

/** Publishes files as a release of a brand. */
export async function publishFiles(store: ReleaseStore, merchant: string, files: ReleaseFiles) {
  const hosts = hostNames({ merchant, environment, manifest: JSON.parse(String(files.get('manifest.json'))) as never })
  const publication = { merchant, environment, files, hosts, by: 'a test', at: 0 } as const
  return publishRelease(store, publication, await readHead(store, merchant, environment))
}

/** A host over a release store: the real request handler, without a socket. `refresh` is one look at the store. */
export async function openReleaseHost(releases: ReleaseStore, folder = mkdtempSync(join(tmpdir(), 'livery-copies-'))) {
  const follower = followReleases(releases, environment, createReleaseValidator(product), folder, () => 1)
  const store = createBrandStore(follower, environment, areaHosts)
  const { ask, host } = await openHost({
    brandOf: (name) => store.ofHost(name)?.resolved,
    ownNameOf: store.ownNameOf,
    readFile: follower.readFile,
  })
  return {
    ask,
    host,
    store,
    folder,
    awaySince: follower.awaySince,
    refresh: () => store.refresh(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
