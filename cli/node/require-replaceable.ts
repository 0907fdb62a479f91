import { existsSync, readdirSync } from 'node:fs'
import { UsageError } from '../command-context.ts'

/** The files and folders of a build. */
const parts = ['built-files.json', 'client', 'server']

/** Throws if a folder contains anything else than a build, because a new build deletes all files of its folder. */
export function requireReplaceable(folder: string): void {
  const other = existsSync(folder) ? readdirSync(folder).find((name) => !parts.includes(name)) : undefined
  if (other === undefined) return
  throw new UsageError(
    `${folder} contains "${other}", which is not part of a build. A build deletes all files of its folder: choose another folder with --out.`,
  )
}
