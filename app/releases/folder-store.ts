import { randomUUID } from 'node:crypto'
import { type FileHandle, link, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { diskFailure } from '../../runtime/sources/disk-failure.ts'
import { makeFolder } from '../../runtime/sources/make-folder.ts'
import { type ReleaseStore, requireSameClock, StoreFailure } from './release-store.ts'
import { codeOf, messageOf } from '../../runtime/errors/caught-error.ts'

/** The number of states of a pointer that stay on the disk, for a reader that has listed an older state. */
const statesKept = 4

/**
 * A release store in a folder, local or shared by hosts. Each state of a pointer is a file such as `acme@12`. The file
 * with the highest number is the current state. Only one writer can create the next file, so no locks are needed.
 *
 * @param isCopy whether the folder only copies another store. The clock of the folder's disk is then irrelevant
 */
export function createFolderStore(folder: string, isCopy = false): ReleaseStore {
  const objectFile = (key: string) => objectFileIn(folder, key)

  return {
    address: folder,
    readObject: (key) =>
      failing(async () => (await missingAs(undefined, () => readFile(objectFile(key)))) ?? undefined),
    writeObject: (key, bytes) =>
      failing(async () => {
        const file = objectFile(key)
        if (await missingAs(false, async () => (await stat(file)).isFile())) return
        await makeFile(file, bytes, link)
      }),
    replaceObject: (key, bytes) => failing(async () => void (await makeFile(objectFile(key), bytes, rename))),
    readPointer: (key) =>
      failing(async () => {
        // Another writer may delete the listed state before it is read. A later state exists then.
        for (;;) {
          const state = (await readStates(key)).at(-1)
          if (state === undefined) return undefined
          const text = await missingAs(undefined, () => readFile(stateFile(key, state), 'utf8'))
          if (text !== undefined) return { text, tag: String(state) }
        }
      }),
    movePointer: (key, text, tag) =>
      failing(async () => {
        const states = await readStates(key)
        const last = states.at(-1)
        if ((last === undefined ? undefined : String(last)) !== tag) return false
        const next = (last ?? 0) + 1
        const requireClock = isCopy ? undefined : requireClockOf
        if (!(await makeFile(stateFile(key, next), Buffer.from(text), link, requireClock))) return false
        for (const old of states.filter((state) => state <= next - statesKept))
          await rm(stateFile(key, old), { force: true })
        // A delayed writer may have created a state with the number of a deleted state. Nobody reads that state, so the
        // pointer has not moved.
        return (await readStates(key)).at(-1) === next
      }),
    listPointers: (prefix) =>
      failing(async () => {
        const highest = new Map<string, number>()
        for (const [key, state] of await statesBelow(prefix)) highest.set(key, Math.max(state, highest.get(key) ?? 0))
        return new Map([...highest].map(([key, state]) => [key, String(state)]))
      }),
  }

  function stateFile(key: string, state: number): string {
    return join(folder, 'current', `${key}@${state}`)
  }

  /** The states of a pointer on the disk, the oldest first. */
  async function readStates(key: string): Promise<number[]> {
    const all = await statesBelow(key)
    return all.flatMap(([name, state]) => (name === key ? state : [])).toSorted((one, other) => one - other)
  }

  async function statesBelow(prefix: string): Promise<(readonly [key: string, state: number])[]> {
    const below = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    // A store without releases is an empty folder. A missing folder may mean an unmounted disk.
    if (!(await missingAs(false, async () => (await stat(folder)).isDirectory())))
      throw new Error('There is no such folder, or its disk is not mounted.')
    const names = await missingAs([], () => readdir(join(folder, 'current', below)))
    return names.flatMap((name) => {
      const [, key = '', state = ''] = /^([\w.-]+)@(\d+)$/.exec(name) ?? []
      return state !== '' && `${below}${key}`.startsWith(prefix) ? [[`${below}${key}`, Number(state)] as const] : []
    })
  }
}

/** Removes a pointer of a folder with all of its states, the oldest first. */
export async function removePointer(folder: string, key: string): Promise<void> {
  const file = join(folder, 'current', key)
  const states = (await readdir(dirname(file))).flatMap((name) => {
    const [, state] = name.startsWith(`${basename(file)}@`) ? (/@(\d+)$/.exec(name) ?? []) : []
    return state === undefined ? [] : Number(state)
  })
  for (const state of states.toSorted((one, other) => one - other)) await rm(`${file}@${state}`, { force: true })
}

/** The file of an object. */
export const objectFileIn = (folder: string, key: string) => join(folder, 'objects', key)

/**
 * Writes a file, and gives it its name only when it is complete and on the disk.
 *
 * @param giveName `link` fails if the file exists already; `rename` replaces it
 * @param inspect receives the complete file before it has its name
 * @returns false if the file exists already
 */
async function makeFile(
  file: string,
  bytes: Uint8Array,
  giveName: typeof link | typeof rename,
  inspect?: (handle: FileHandle) => Promise<void>,
): Promise<boolean> {
  const folder = dirname(file)
  makeFolder(folder)
  const draft = join(folder, `.${randomUUID()}`)
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
      await inspect?.(handle)
    } finally {
      await handle.close()
    }
    await giveName(draft, file)
    await syncFolder(folder)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Compares the clocks of this computer and of a file's disk. The server of a shared disk sets the time. */
const requireClockOf = async (written: FileHandle) => requireSameClock(Date.now() - (await written.stat()).mtimeMs)

/** Flushes a new name in a folder to the disk, so that it survives a power cut, if the system supports that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync().catch(() => {})
  } finally {
    await handle.close()
  }
}

async function missingAs<Value, Other>(other: Other, read: () => Promise<Value>): Promise<Value | Other> {
  try {
    return await read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return other
    throw error
  }
}

async function failing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreFailure
      ? error
      : new StoreFailure(diskFailure(error) ?? messageOf(error), { cause: error })
  }
}
