import { languages } from '../../schemas/generated/languages.ts'
import { suggestName } from '../issues/suggest.ts'

/** Text pages: `content/en/faq.md`. */
export const contentPath = new RegExp(`^content/(?:${languages.join('|')})/[a-z0-9-]+\\.md$`)

/**
 * The files among `others` whose names show that an operator probably meant them for Livery. If the name of a folder is
 * mistyped, the result has only the first file of this folder.
 *
 * @param readPaths the paths of the JSON files that Livery reads
 */
export function strayFiles(others: readonly string[], readPaths: readonly string[]): string[] {
  const folders = new Set<string>()
  return others.filter((path) => {
    if (path.startsWith('content/')) return !contentPath.test(path)
    if (path.startsWith('assets/')) return false
    const folder = path.slice(0, path.indexOf('/') + 1)
    if (folder === '' || folder === 'environments/' || folder === 'messages/') return isMistyped(path, readPaths)
    // A mistyped folder is one mistake, even if it has many files.
    return nearFolder(path) !== undefined && !folders.has(folder) && folders.add(folder)
  })
}

const isMistyped = (path: string, readPaths: readonly string[]) =>
  !/(?:\.bak|\.old|\.orig|\.tmp|~)$/i.test(path) && suggestName(path, readPaths) !== undefined

/** The path with the probable name of its mistyped first folder. Undefined if no name is similar. */
export function nearFolder(path: string): string | undefined {
  const [folder = '', ...rest] = path.split('/')
  const near = rest.length > 0 ? ownFolders.find((one) => suggestName(folder, [one]) !== undefined) : undefined
  return near && [near, ...rest].join('/')
}

const ownFolders = ['assets', 'content', 'environments', 'messages']

/** The paths, with only the first one of each unknown folder, because such a folder is one mistake. */
export function firstOfFolders(paths: readonly string[]): string[] {
  const folders = new Set<string>()
  return paths.filter((path) => {
    const [folder = '', ...rest] = path.split('/')
    if (rest.length === 0 || ownFolders.includes(folder)) return true
    return !folders.has(folder) && folders.add(folder)
  })
}

/**
 * The missing file that an operator probably meant by an unknown file. Looks for a similar name in the same folder,
 * then for the same name in another folder. Otherwise, takes the folder's only missing file, if no other file there is
 * unknown.
 */
export function meantBy(path: string, missing: readonly string[], unknown: readonly string[]): string | undefined {
  const folderOf = (one: string) => one.slice(0, one.lastIndexOf('/') + 1).toLowerCase()
  const inFolder = (one: string) => folderOf(one) === folderOf(path)
  const candidates = missing.filter(inFolder)
  const near = candidates.find((one) => suggestName(path, [one]) !== undefined || one.startsWith(path.slice(0, -5)))
  const nameOf = (one: string) => one.slice(one.lastIndexOf('/') + 1).toLowerCase()
  const elsewhere = missing.find((one) => nameOf(one) === nameOf(path))
  return (
    near ?? elsewhere ?? (candidates.length === 1 && unknown.filter(inFolder).length === 1 ? candidates[0] : undefined)
  )
}
