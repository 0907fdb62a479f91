import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ReleaseStore, StoreFailure } from './release-store.ts'

/** How many states of a pointer stay on the disk. A reader that has listed one of them still finds it. */
const statesKept = 4

/**
 * A release store in a folder, local or shared by hosts. A state of a pointer is a file of its own, `acme@12`: the highest
 * number is the present one. A move makes the next file, which succeeds for one writer only; nothing is ever locked, so that
 * a publisher that is killed leaves no lock behind.
 */
export function createFolderStore(folder: string): ReleaseStore {
  const objectFile = (key: string) => objectFileIn(folder, key)

  return {
    address: folder,
    readObject: (key) =>
      failing(async () => (await missingAs(undefined, () => readFile(objectFile(key)))) ?? undefined),
    writeObject: (key, bytes) =>
      failing(async () => {
        const file = objectFile(key)
        if (await missingAs(false, async () => (await stat(file)).isFile())) return
        await makeFile(file, bytes)
      }),
    readPointer: (key) =>
      failing(async () => {
        // The state that was listed may be cleared away before it is read: a later one is there then.
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
        if (!(await makeFile(stateFile(key, next), Buffer.from(text)))) return false
        for (const old of states.filter((state) => state <= next - statesKept))
          await rm(stateFile(key, old), { force: true })
        // A writer that slept may have made a state that is cleared away already: nobody sees it.
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

  /** The states of a pointer that are on the disk, in their order. */
  async function readStates(key: string): Promise<number[]> {
    const all = await statesBelow(key)
    return all.flatMap(([name, state]) => (name === key ? state : [])).toSorted((one, other) => one - other)
  }

  async function statesBelow(prefix: string): Promise<(readonly [key: string, state: number])[]> {
    const below = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    // A folder that nothing was published to is empty; one that is not there may be on a disk that is away.
    await stat(folder)
    const names = await missingAs([], () => readdir(join(folder, 'current', below)))
    return names.flatMap((name) => {
      const [, key = '', state = ''] = /^([\w.-]+)@(\d+)$/.exec(name) ?? []
      return state !== '' && `${below}${key}`.startsWith(prefix) ? [[`${below}${key}`, Number(state)] as const] : []
    })
  }
}

/** The file of an object. */
export const objectFileIn = (folder: string, key: string) => join(folder, 'objects', key)

/** Writes a file under its name only when it is whole and on the disk. False if there is one already. */
async function makeFile(file: string, bytes: Uint8Array): Promise<boolean> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}`)
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file)
    await syncFolder(folder)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Keeps a new name in a folder through a power cut, where the system can. */
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
    throw new StoreFailure((error as Error).message, { cause: error })
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
