import { type Dirent, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ManifestSource, MerchantFiles } from '../manifest/index.ts'

/**
 * Brands in folders on disk. A brand is looked for in the folders in turn, so that one's own folder may hold the brands
 * while `base` comes from the project.
 *
 * @param folders from first to last; only the first one's brands are listed
 */
export function createFileSource({ folders }: { folders: readonly string[] }): ManifestSource {
  return {
    merchants: async () => {
      const [own] = folders
      const entries = own === undefined ? [] : entriesOf(own)
      return entries
        .filter((entry) => entry.isDirectory() && entry.name !== 'base' && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .toSorted()
    },
    load: async (merchant) => {
      if (!/^[a-z0-9-]+$/.test(merchant)) return undefined
      for (const folder of folders) {
        const files = readMerchant(folder, merchant)
        if (files) return files
      }
      return undefined
    },
  }
}

function readMerchant(folder: string, merchant: string): MerchantFiles | undefined {
  const root = join(folder, merchant)
  const json = new Map<string, string>()
  const others: string[] = []
  let inside: string
  try {
    inside = realpathSync(root)
  } catch {
    return undefined
  }
  const walk = (below: string) => {
    for (const entry of entriesOf(join(root, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.name.startsWith('.')) continue
      if (entry.isSymbolicLink() && !staysInside(join(root, path), inside)) continue
      if (entry.isDirectory()) walk(path)
      else if (isData(path)) json.set(path, readFileSync(join(root, path), 'utf8'))
      else others.push(path)
    }
  }
  walk('')
  return { merchant, json, others }
}

/** JSON that is part of the brand's data; a JSON file among the assets or the content is a file like any other. */
function isData(path: string): boolean {
  return path.endsWith('.json') && !path.startsWith('assets/') && !path.startsWith('content/')
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** A link may not lead out of the brand's folder: an operator's files are all that an operator can show. */
function staysInside(path: string, root: string): boolean {
  try {
    return realpathSync(path).startsWith(`${root}${sep}`)
  } catch {
    return false
  }
}
