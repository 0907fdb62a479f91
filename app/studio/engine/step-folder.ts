import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json, parseJson } from '../../../runtime/manifest/index.ts'
import { makeFolder } from '../../../runtime/sources/make-folder.ts'
import type { Step, TextChange } from './edit-history.ts'
import { removeUnfinished, writeFileWhole } from '../../../runtime/sources/write-file.ts'

/** Stores the history of one brand beyond the process. */
export interface StepFolder {
  /** The steps of an earlier process that can be undone. The last step is undone next. */
  readonly past: readonly Step[]
  /** The undone steps of an earlier process. The last step is redone next. */
  readonly future: readonly Step[]
  /** Stores the current history: writes the files of new steps, and deletes the files of dropped steps. */
  readonly keep: (past: readonly Step[], future: readonly Step[]) => void
}

const ending = '.step.json'
const orderFile = 'order.json'

/**
 * Opens the folder of a brand's steps. Each step has a file whose name is a number. One more file stores the order of
 * the steps.
 */
export function openStepFolder(path: string): StepFolder {
  makeFolder(path)
  removeUnfinished(path)
  const placeOf = (number: number) => join(path, `${number}${ending}`)
  const numbers = new Map<Step, number>()
  const order = readOrder(join(path, orderFile))
  const read = (listed: readonly number[]) =>
    listed.flatMap((number) => {
      const step = readStep(placeOf(number))
      if (step) numbers.set(step, number)
      return step ? [step] : []
    })
  const [past, future] = [read(order.past), read(order.future)]
  const readNumbers = new Set(numbers.values())
  for (const name of readdirSync(path))
    if (name.endsWith(ending) && !readNumbers.has(Number(name.slice(0, -ending.length)))) rmSync(join(path, name))
  let last = Math.max(0, ...readNumbers)

  /** Returns the number of a step. If the step is new, first writes its file. */
  function numberOf(step: Step): number {
    const known = numbers.get(step)
    if (known !== undefined) return known
    last += 1
    writeFileWhole(placeOf(last), Buffer.from(JSON.stringify([...step.changes])), true)
    numbers.set(step, last)
    return last
  }

  return {
    past,
    future,
    keep: (done, undone) => {
      const text = JSON.stringify({ past: done.map(numberOf), future: undone.map(numberOf) })
      writeFileWhole(join(path, orderFile), Buffer.from(text), true)
      const current = new Set([...done, ...undone])
      for (const [step, number] of numbers) {
        if (current.has(step)) continue
        rmSync(placeOf(number), { force: true })
        numbers.delete(step)
      }
    },
  }
}

function readOrder(path: string): { readonly past: readonly number[]; readonly future: readonly number[] } {
  const read = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined
  const numbers = (value: Json | undefined) =>
    Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)) : []
  return isObject(read) ? { past: numbers(read.past), future: numbers(read.future) } : { past: [], future: [] }
}

/** Reads a step. Undefined for a missing or damaged file. */
function readStep(path: string): Step | undefined {
  const read = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : undefined
  if (!Array.isArray(read)) return undefined
  const changes = read.map(readChange)
  return changes.every((change) => change !== undefined) ? { changes: new Map(changes) } : undefined
}

/** Reads a change. A missing text means that there was no file. */
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
