import {
  loadFiles,
  loadRelease,
  type Publication,
  publishRelease,
  readHead,
  releasesOf,
  type ReleaseStore,
} from '../../app/releases/index.ts'

const paths = [
  'manifest.json',
  'tokens.json',
  'messages/en.json',
  'messages/th.json',
  'content/en/faq.md',
  'assets/logo.svg',
]
const merchant = 'acme'
const environment = 'production'

/**
 * Publishes a version of a brand. Every file contains the name of the version, except `assets/icon.svg`, which is the
 * same in all versions.
 */
export async function publishVersion(
  store: ReleaseStore,
  version: string,
  {
    now = Date.now(),
    hosts = ['acme.example'],
    ...more
  }: Partial<Pick<Publication, 'hosts' | 'opening' | 'restores'>> & { readonly now?: number } = {},
) {
  const head = await readHead(store, merchant, environment, now)
  const files = new Map([
    ...paths.map((path) => [path, Buffer.from(`${path} of ${version}`)] as const),
    ['assets/icon.svg', Buffer.from('the same in every version')] as const,
  ])
  return publishRelease(store, { merchant, environment, files, hosts, by: version, at: 0, ...more }, head)
}

/**
 * The version in service, read from its files. Undefined if nothing is published. Throws if a file is missing, or if
 * two files are of different versions.
 */
export async function readVersion(store: ReleaseStore, now = Date.now()): Promise<string | undefined> {
  const head = await readHead(store, merchant, environment, now)
  if (!head) return undefined
  const release = await loadRelease(store, merchant, head.pointer.release)
  const files = await loadFiles(store, release)
  const versions = paths.map(
    (path) =>
      Buffer.from(files.get(path) ?? [])
        .toString()
        .split(' of ')[1],
  )
  if (new Set([...versions, release.by]).size !== 1) throw new Error(`A mixture of ${versions.join(', ')}.`)
  if (head.pointer.sequence !== release.sequence)
    throw new Error('The number in the pointer differs from that of its release.')
  return release.by
}

/** All versions that were ever in service, the newest first. Throws if one of them cannot be read. */
export async function allVersions(store: ReleaseStore): Promise<string[]> {
  const versions: string[] = []
  for await (const { release } of releasesOf(store, merchant, environment)) {
    await loadFiles(store, release)
    versions.push(release.by)
  }
  return versions
}
