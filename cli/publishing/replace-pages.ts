import { randomUUID } from 'node:crypto'
import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { makeFolder } from '../../runtime/sources/make-folder.ts'
import { UsageError } from '../command-context.ts'

/**
 * Makes a new name for the folder of a brand's pages. The pages of each host name are in a folder inside it, to which
 * the host name's link leads.
 */
const pagesFolder = (merchant: string) => `.${merchant}@${randomUUID()}`

/**
 * Replaces the pages of a brand in a folder that a web server reads. One symbolic link switches all pages of a host
 * name together. Each page has a compressed copy beside it.
 *
 * @param pages by host name and path: `www.acme.example/en-th/faq`; an empty map removes all pages
 * @throws UsageError if a host name has the pages of another brand. Nothing has changed then
 */
export function replacePages(folder: string, merchant: string, pages: ReadonlyMap<string, Uint8Array>): void {
  const isOwn = (name: string) => name.startsWith(`.${merchant}@`)
  const hosts = new Set([...pages.keys()].map((path) => path.slice(0, path.indexOf('/'))))
  for (const host of hosts) {
    const owner = ownerOf(join(folder, host))
    if (owner !== undefined && !isOwn(owner))
      throw new UsageError(
        `${host} has the pages of another brand. If the host name has moved to ${merchant}, run livery pages for its former brand first.`,
      )
  }
  const fresh = pagesFolder(merchant)
  makeFolder(join(folder, fresh))
  for (const [path, bytes] of pages) {
    const file = join(folder, fresh, `${path}.html`)
    makeFolder(dirname(file))
    writeFileSync(file, bytes)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const host of hosts) {
    const link = join(folder, `${fresh}.link`)
    symlinkSync(join(fresh, host), link)
    renameSync(link, join(folder, host))
  }
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const isLeft = entry.isSymbolicLink() && isOwn(readlinkSync(path)) && !hosts.has(entry.name)
    if (isLeft || (entry.isDirectory() && isOwn(entry.name) && entry.name !== fresh))
      rmSync(path, { recursive: true, force: true })
  }
}

/** The folder to which the link of a host name leads: `.acme@…/www.acme.example`. Undefined without a link. */
function ownerOf(link: string): string | undefined {
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : undefined
}
