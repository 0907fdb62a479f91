import { manifestOfFiles, nameOf, type ReleaseFiles } from '../app/releases/index.ts'
import type { Comparable } from './show-differences.ts'

/** Converts the files of a release for `differencesOf`. */
export function toComparable(files: ReleaseFiles): Comparable {
  const others = [...files].filter(([path]) => path.startsWith('assets/') || path.startsWith('content/'))
  return {
    manifest: manifestOfFiles(files),
    files: new Map(others.map(([path, bytes]) => [path, nameOf(bytes)])),
  }
}
