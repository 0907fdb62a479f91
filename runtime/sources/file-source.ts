import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { FileFinding, ManifestSource, MerchantFiles } from '../manifest/index.ts'
import { findingOfFile } from './finding-of-file.ts'
import { codeOf } from '../errors/caught-error.ts'

/** Reads a file as text, or throws the error of the disk. */
export type ReadText = (file: string) => string

/** Lists the entries of a folder, or throws the error of the disk. */
type ListFolder = (folder: string) => Dirent[]

/**
 * A source of brands in folders on disk. Looks for a brand in each folder in turn. So an operator's folder can contain
 * the brands while `base` is in the project's folder.
 *
 * @param folders the folders in the order in which `load` searches them; `merchants` lists only the brands of the first
 *   folder
 */
export function createFileSource({
  folders,
  read = (file) => readFileSync(file, 'utf8'),
  list = (folder) => readdirSync(folder, { withFileTypes: true }),
}: {
  folders: readonly string[]
  read?: ReadText
  list?: ListFolder
}): ManifestSource {
  return {
    merchants: async () => {
      const [own] = folders
      const entries = own === undefined ? [] : (entriesIfExists(own, list) ?? [])
      return entries
        .filter((entry) => entry.name !== 'base' && !entry.name.startsWith('.') && isFolder(own ?? '', entry))
        .map((entry) => entry.name)
        .toSorted()
    },
    load: async (merchant) => {
      if (!/^(?=.{2,32}$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(merchant)) return undefined
      for (const folder of folders) {
        const files = readMerchant(join(folder, merchant), merchant, { read, list })
        if (files) return files
      }
      return undefined
    },
  }
}

/** @param root the folder of the brand */
function readMerchant(
  root: string,
  merchant: string,
  { read, list }: { readonly read: ReadText; readonly list: ListFolder },
): MerchantFiles | undefined {
  const findings: FileFinding[] = []
  // Reports an unreadable folder as an issue. If the source ignored the folder, the brand would silently lose the
  // folder's files.
  const entriesOf = (path: string): Dirent[] | undefined => {
    try {
      return entriesIfExists(join(root, path), list)
    } catch (error) {
      findings.push({
        path: path === '' ? 'manifest.json' : path,
        code: 'unreadable-file',
        found: codeOf(error) ?? 'unknown',
      })
      return []
    }
  }
  const top = entriesOf('')
  if (!top) return undefined
  // The folder of brands may be any folder of the disk. So the source reads no file of a folder without a manifest. It
  // lists the files of the first level, because one of them may be a manifest with a mistyped name.
  if (!top.some(({ name }) => name === 'manifest.json')) {
    const otherFiles = top.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
    return { merchant, json: new Map(), otherFiles, ...(findings.length > 0 ? { findings } : {}) }
  }
  const json = new Map<string, string>()
  const otherFiles: string[] = []
  // Resolves the real path of the brand's folder only for the first link, because few brands have links.
  let real: string | undefined
  const inside = () => (real ??= realpathSync(root))
  const readFile = (path: string, file: string) => {
    try {
      if (isData(path)) json.set(path, read(file))
      else {
        otherFiles.push(path)
        const finding = findingOfFile(file, path)
        if (finding) findings.push(finding)
      }
    } catch (error) {
      findings.push({ path, code: 'unreadable-file', found: codeOf(error) ?? 'unknown' })
    }
  }
  const walk = (below: string, entries: readonly Dirent[]) => {
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const path = `${below}${entry.name}`
      const file = `${root}${sep}${path}`
      const target = entry.isSymbolicLink() ? targetOf(file, inside()) : entry
      if (!target) findings.push({ path, code: 'link-outside' })
      else if (target.isDirectory()) {
        if (isData(path)) findings.push({ path, code: 'not-a-file', found: 'a folder' })
        // Does not read linked folders, because they may form a cycle.
        else if (entry.isDirectory()) walk(`${path}/`, entriesOf(path) ?? [])
        else findings.push({ path, code: 'not-a-file', found: 'a link to a folder' })
      } else if (target.isFile()) readFile(path, file)
      else findings.push({ path, code: 'not-a-file', found: 'a device, a pipe or a socket' })
    }
  }
  walk('', top)
  return { merchant, json, otherFiles, ...(findings.length > 0 ? { findings } : {}) }
}

/** Whether an entry is a folder or a link to a folder. The folder of a brand may be anywhere on the disk. */
function isFolder(parent: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  try {
    return statSync(join(parent, entry.name)).isDirectory()
  } catch {
    // The link has no target, leads to itself, or leads to a place that the account may not read.
    return false
  }
}

/** Whether a path names JSON data of a brand: a JSON file outside of `assets` and `content`. */
function isData(path: string): boolean {
  return path.endsWith('.json') && !path.startsWith('assets/') && !path.startsWith('content/')
}

/**
 * The entries of a folder. Undefined for a missing folder. Throws any other error, for example about too many open
 * files, because an unreadable folder is not an empty one.
 */
function entriesIfExists(folder: string, list: ListFolder): Dirent[] | undefined {
  try {
    return list(folder)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * The `Stats` of the target of a symbolic link. Undefined if the target is missing or unreadable, or not below the
 * brand's folder: a brand can publish only its own files.
 */
function targetOf(path: string, root: string): Stats | undefined {
  try {
    const target = realpathSync(path)
    return target.startsWith(`${root}${sep}`) ? statSync(target) : undefined
  } catch {
    return undefined
  }
}
