import { manifestOfFiles, nameOf, type ReleaseFiles } from '../../app/releases/index.ts'
import type { BrandSnapshot } from './format-differences.ts'

/** Converts the files of a release for `differencesOf`. */
export function toComparable(files: ReleaseFiles): BrandSnapshot {
  const others = [...files].filter(([path]) => /^(?:assets\/|content\/|sandbox\.json$)/.test(path))
  return {
    manifest: manifestOfFiles(files),
    files: new Map(others.map(([path, bytes]) => [path, nameOf(bytes)])),
  }
}
