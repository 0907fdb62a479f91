import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '../../../runtime/manifest/index.ts'
import { makeFolder } from '../../../runtime/sources/make-folder.ts'
import type { Step, TextChange } from './edit-session.ts'
import { removeUnfinished, writeFileWhole } from './write-file.ts'

/** The steps of one brand's history beyond the process. */
export interface StepFolder {
  /**
   * The steps that an earlier process has left: those that are done, oldest first, and those that were undone, next
   * last.
   */
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** Writes the last step that is done. Removes those after it. */
  readonly keep: (number: number, step: Step) => void
  /** Notes how many steps are done. The steps after them are undone. */
  readonly move: (done: number) => void
}

const ending = '.step.json'
const doneFile = 'done'

/** Opens the folder of a brand's steps: one file for each step, named by its number from 1. */
export function openStepFolder(path: string): StepFolder {
  makeFolder(path)
  removeUnfinished(path)
  const placeOf = (number: number) => join(path, `${number}${ending}`)
  const move = (done: number) => writeFileWhole(join(path, doneFile), Buffer.from(String(done)), true)
  const steps: Step[] = []
  for (let step = readStep(placeOf(1)); step; step = readStep(placeOf(steps.length + 1))) steps.push(step)
  const done = Math.min(readDone(join(path, doneFile)), steps.length)
  return {
    past: steps.slice(0, done),
    future: steps.slice(done).toReversed(),
    keep: (number, { changes }) => {
      for (const name of readdirSync(path)) {
        const isLazy = name.endsWith(ending) && Number(name.slice(0, -ending.length)) > number
        if (isLazy) rmSync(join(path, name), { force: true })
      }
      writeFileWhole(placeOf(number), Buffer.from(JSON.stringify([...changes])), true)
      move(number)
    },
    move,
  }
}

function readDone(path: string): number {
  const read = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  return Number.isSafeInteger(read) && read > 0 ? read : 0
}

/** Reads a step. Undefined for a missing or damaged file: the history ends before it. */
function readStep(path: string): Step | undefined {
  if (!existsSync(path)) return undefined
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Json
    const changes = Array.isArray(read) ? read.map(readChange) : []
    return changes.includes(undefined) ? undefined : { place: '', changes: new Map(changes as [string, TextChange][]) }
  } catch {
    return undefined
  }
}

/** A file without a text has no key for it. */
function readChange(entry: Json): readonly [file: string, change: TextChange] | undefined {
  if (!Array.isArray(entry)) return undefined
  const [file, change] = entry
  if (typeof file !== 'string' || !isObject(change)) return undefined
  const { before, after } = change
  if (!isText(before) || !isText(after)) return undefined
  return [file, { before, after }]
}

const isText = (value: Json | undefined): value is string | undefined =>
  value === undefined || typeof value === 'string'
