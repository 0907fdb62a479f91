import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseObject } from '../../../runtime/manifest/index.ts'
import { makeFolder } from '../../../runtime/sources/make-folder.ts'
import type { Draft } from './drafts.ts'
import { openStepFolder, type StepFolder } from './step-folder.ts'
import { removeUnfinished, writeFileWhole } from '../../../runtime/sources/write-file.ts'
import { messageOf } from '../../../runtime/errors/caught-error.ts'
import { OperatorError } from '../../../runtime/errors/operator-error.ts'
import { isLockedDatabase } from './locked-database.ts'

/** A folder that stores the drafts of one studio beyond its process. It is outside of the folder of brands. */
export interface DraftFolder {
  readonly path: string
  /** The drafts that an earlier process has left, by file. */
  readonly storedDrafts: ReadonlyMap<string, Draft>
  /** Writes a draft atomically. After a kill, the folder has either the previous draft or this one. */
  readonly keep: (file: string, draft: Draft) => void
  readonly forget: (file: string) => void
  /** The stored history of a brand. A studio that starts without a stored draft deletes all histories. */
  readonly stepsOf: (merchant: string) => StepFolder
  /** Releases the folder for another process. */
  readonly close: () => void
}

/** How many studios with the same folder of brands and the same role may run at a time. */
const mostStudios = 20

/**
 * Opens the first folder of drafts that no running studio uses. If a studio was killed, the next studio finds its
 * drafts.
 *
 * @param cache the cache folder of the program
 * @param owner names the drafts: the folder of brands, with the role of the operator
 * @throws OperatorError if too many studios run
 */
export function openDraftFolder(cache: string, owner: string): DraftFolder {
  const name = createHash('sha256').update(owner).digest('hex').slice(0, 16)
  for (let number = 0; number < mostStudios; number += 1) {
    const path = join(cache, 'studio-drafts', name, String(number))
    makeFolder(path)
    const lock = lockFolder(path)
    if (lock) return folderAt(path, lock)
  }
  throw new OperatorError(`${mostStudios} studios already use this folder of brands. Stop one of them.`)
}

/** Locks a folder until the lock is closed or the process ends. Undefined if the folder is locked already. */
function lockFolder(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(path, 'lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (isLockedDatabase(error)) return undefined
    throw error
  }
}

const ending = '.draft.json'

function folderAt(path: string, lock: DatabaseSync): DraftFolder {
  removeUnfinished(path)
  const placeOf = (file: string) => join(path, `${encodeURIComponent(file)}${ending}`)
  const found = readdirSync(path).filter((one) => one.endsWith(ending))
  const histories = join(path, 'steps')
  if (found.length === 0) rmSync(histories, { recursive: true, force: true })
  return {
    path,
    storedDrafts: new Map(found.flatMap((one) => readDraft(join(path, one)))),
    stepsOf: (merchant) => openStepFolder(join(histories, merchant)),
    keep: (file, { base, text }) =>
      writeFileWhole(placeOf(file), Buffer.from(JSON.stringify({ file, base: base ?? null, text })), true),
    forget: (file) => rmSync(placeOf(file), { force: true }),
    close: () => lock.close(),
  }
}

/**
 * Reads a draft, as a list of one entry. The list is empty for a damaged file, for example after a power cut. The
 * damaged file remains, so that a person can look at it.
 */
function readDraft(path: string): readonly (readonly [file: string, draft: Draft])[] {
  try {
    const { file, base, text } = parseObject(readFileSync(path, 'utf8')) ?? {}
    if (typeof file !== 'string' || typeof text !== 'string' || (base !== null && typeof base !== 'string'))
      throw new Error('It is not a draft.')
    return [[file, { base: base ?? undefined, text }]]
  } catch (error) {
    console.warn(`The draft in ${path} cannot be read: ${messageOf(error)}`)
    return []
  }
}
