import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the text for an input, which is JSON. Calls `make` if no text of the input is known. */
export type Remember = (input: unknown, make: () => Promise<string>) => Promise<string>

/** Makes each text again. */
export const rememberNothing: Remember = (_input, make) => make()

/** A cache of generated texts. */
export interface ModuleCache {
  readonly folder: string
  /** The name of the program, because another program may generate another text for an input. */
  readonly program: string
  /** The most texts that stay after a run, at up to 1 MB each. Default: 60 */
  readonly limit?: number
}

/**
 * The generated texts of a folder by a hash of their input. Validators and types take seconds to generate, and most
 * changes of an area affect few of them. Several commands may use one folder at the same time.
 */
export function moduleCache({ folder, program, limit = 60 }: ModuleCache) {
  const remember: Remember = async (input, make) => {
    const name = createHash('sha256')
      .update(JSON.stringify([program, input]))
      .digest('hex')
    const known = read(join(folder, name))
    if (known !== undefined) return known
    const text = await make()
    mkdirSync(folder, { recursive: true })
    // Another command may read the file at any time. So the file gets its name only when it is complete.
    const unfinished = join(folder, `${name}.${process.pid}`)
    writeFileSync(unfinished, text)
    renameSync(unfinished, join(folder, name))
    return text
  }
  /** Removes the texts whose last use is the longest ago, apart from the newest ones. */
  const removeOld = (): void => {
    const used = globSync('*', { cwd: folder }).map((name) => ({ name, time: lastUse(join(folder, name)) }))
    const old = used.toSorted((one, other) => other.time - one.time).slice(limit)
    for (const { name } of old) rmSync(join(folder, name), { force: true })
  }
  return { remember, removeOld }
}

/** The time of a file's last use, in ms. Zero if another command has removed the file. */
const lastUse = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The text of a file, which counts as used now. Undefined if the file is missing. */
function read(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    const now = new Date()
    utimesSync(path, now, now)
    return text
  } catch {
    return undefined
  }
}
