import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Returns the text for an input, which is JSON. Calls `make` if no text of the input is known. */
export type Remember = (input: unknown, make: () => Promise<string>) => Promise<string>

/** Makes each text again. */
export const rememberNothing: Remember = (_input, make) => make()

/**
 * The generated texts of a folder by a hash of their input. Validators and types take seconds to generate, and most
 * changes of an area affect few of them.
 *
 * @param program the name of the program, because another program may generate another text for an input
 */
export function moduleCache(folder: string, program: string) {
  const used = new Set<string>()
  const remember: Remember = async (input, make) => {
    const name = createHash('sha256')
      .update(JSON.stringify([program, input]))
      .digest('hex')
    used.add(name)
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
  /** Removes the texts that this run has not used, but not a file that another command writes. */
  const removeOthers = (): void => {
    for (const name of globSync('*', { cwd: folder })) {
      if (!used.has(name) && !isBeingWritten(join(folder, name))) rmSync(join(folder, name), { force: true })
    }
  }
  return { remember, removeOthers }
}

/** Whether a command may still write this file: it has no final name, and has changed in the last minute. */
function isBeingWritten(path: string): boolean {
  if (extname(path) === '') return false
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return changed !== undefined && Date.now() - changed < 60_000
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
