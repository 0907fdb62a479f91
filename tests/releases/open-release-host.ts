import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadAreaHosts } from '../../app/areas/load-area-hosts.ts'
import { areasOfTree } from '../../app/areas/area-modules.ts'
import { loadProduct } from '../../app/load-product.ts'
import { createCanaryHost } from '../../app/canary-host.ts'
import { watchReleases } from '../../app/releases/watch-releases.ts'
import {
  collectReleaseFiles,
  type Opening,
  publishRelease,
  readHead,
  type ReleaseFiles,
  type ReleaseStore,
} from '../../app/releases/index.ts'
import { createReleaseSites } from '../../app/sites-of-releases.ts'
import { createReleaseValidator, hostNames, validateMerchant, resolveManifest } from '../../runtime/manifest/index.ts'
import { createFileSource } from '../../runtime/sources/file-source.ts'
import { createBrandFileReader } from '../../runtime/sources/brand-file-reader.ts'
import { openHost } from '../host/open-host.ts'
import { projectRoot } from '../support/run-command.ts'

const folders = [join(projectRoot, 'merchants')]
const product = await loadProduct()
const areaHosts = await loadAreaHosts(areasOfTree(projectRoot))
const environment = 'development'

/** The release files of one of this repository's brands. */
export async function filesOfBrand(merchant: string): Promise<ReleaseFiles> {
  const verdict = await validateMerchant(createFileSource({ folders }), merchant, product)
  const resolved = await resolveManifest(verdict, environment)
  if (!resolved) throw new Error(`${merchant} has errors.`)
  return collectReleaseFiles(resolved, createBrandFileReader(folders))
}

/** Copies the files, and replaces a text in one of them. */
export function changed(files: ReleaseFiles, path: string, from: string, to: string): ReleaseFiles {
  const text = Buffer.from(files.get(path) ?? []).toString()
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`)
  return new Map([...files, [path, Buffer.from(text.replaceAll(from, to))]])
}

/** Publishes files as a release of a brand. */
export async function publishFiles(
  store: ReleaseStore,
  merchant: string,
  files: ReleaseFiles,
  opening?: Opening,
  now = 1,
) {
  const hosts = hostNames({ merchant, environment, manifest: JSON.parse(String(files.get('manifest.json'))) as never })
  const publication = {
    merchant,
    environment,
    files,
    hosts,
    by: 'a test',
    at: now,
    ...(opening ? { opening } : {}),
  } as const
  return publishRelease(store, publication, await readHead(store, merchant, environment, now))
}

/**
 * Opens a host over a release store: the real request handler, without a socket. `refresh` reads the store once. After
 * the test, the host's copies of releases are removed.
 */
export async function openReleaseHost(
  releases: ReleaseStore,
  folder = mkdtempSync(join(tmpdir(), 'livery-copies-')),
  now: () => number = () => 1,
) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const watcher = watchReleases(releases, environment, createReleaseValidator(product), folder, now)
  const {
    store,
    canaries: canaryStore,
    siteOf,
    canaryOf,
    releasesOf,
    refresh,
  } = createReleaseSites(watcher, environment, areaHosts)
  const { host, dependencies } = await openHost({
    brandOf: siteOf,
    areaNameOf: store.areaNameOf,
    readFile: watcher.readFile,
  })
  const canaries = createCanaryHost(dependencies, host, canaryOf)
  return {
    ask: async (path: string, init: RequestInit = {}, name = 'siam191.localhost') => {
      const headers = new Headers(init.headers)
      if (!headers.has('host')) headers.set('host', name)
      const request = new Request(`http://${name}${path}`, { ...init, headers })
      return canaries.handle(request) ?? host.fetch(request)
    },
    store,
    canaries: canaryStore,
    releasesOf,
    folder,
    awaySince: watcher.awaySince,
    copyFailure: watcher.copyFailure,
    refresh,
  }
}
