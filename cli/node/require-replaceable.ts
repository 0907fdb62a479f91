import { existsSync, readdirSync } from 'node:fs'
import { isPartOfBuild } from '../../app/build/replace-build.ts'
import { UsageError } from '../command-context.ts'

/** Throws if a folder contains anything else than a build, so that a mistyped `--out` deletes no other files. */
export function requireReplaceable(folder: string): void {
  const other = existsSync(folder) ? readdirSync(folder).find((name) => !isPartOfBuild(name)) : undefined
  if (other === undefined) return
  throw new UsageError(
    `${folder} contains "${other}", which is not part of a build. A build needs a folder of its own: choose another one with --out.`,
  )
}
