import { styleText } from 'node:util'
import { type Difference, diffManifests, type Json, type JsonObject } from '../../runtime/manifest/index.ts'
import type { CommandContext } from '../command-context.ts'

/** The manifest and the other files of a brand, for a comparison. */
export interface BrandSnapshot {
  readonly manifest: JsonObject
  /** The hash of each asset, each text page and the sandbox's data, by path: `assets/logo.svg`. */
  readonly files: ReadonlyMap<string, string>
}

/** The differences between two snapshots. */
export interface Differences {
  readonly values: readonly Difference[]
  readonly files: readonly { readonly kind: Difference['kind']; readonly path: string }[]
}

/** Compares two snapshots: values by pointer, files by content. */
export function differencesOf(before: BrandSnapshot, after: BrandSnapshot): Differences {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].toSorted()
  return {
    values: diffManifests(before.manifest, after.manifest),
    files: paths.flatMap((path) => {
      const [old, now] = [before.files.get(path), after.files.get(path)]
      if (old === now) return []
      return [{ kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed', path } as const]
    }),
  }
}

const signs = { added: '+', removed: '-', changed: '~' } as const
const colours = { added: 'green', removed: 'red', changed: 'yellow' } as const

/** Formats differences for a person: one line each, then their number. */
export function formatDifferences({ values, files }: Differences, { terminal }: CommandContext): string {
  const line = (kind: Difference['kind'], text: string) => {
    const sign = terminal.hasColours ? styleText(colours[kind], signs[kind], { validateStream: false }) : signs[kind]
    return `  ${sign} ${text}`
  }
  const count = values.length + files.length
  return [
    ...values.map((one) => line(one.kind, `${one.pointer}  ${valuesOf(one)}`)),
    ...files.map(({ kind, path }) => line(kind, path)),
    count === 0 ? 'No differences.' : `${count} difference${count === 1 ? '' : 's'}.`,
    '',
  ].join('\n')
}

function valuesOf(one: Difference): string {
  if (one.kind === 'added') return shortened(one.after)
  if (one.kind === 'removed') return shortened(one.before)
  const { before, after } = one
  if (isListOfUniqueStrings(before) && isListOfUniqueStrings(after)) {
    const commonBefore = before.filter((name) => after.includes(name))
    const commonAfter = after.filter((name) => before.includes(name))
    const removed = before.filter((name) => !after.includes(name)).map((name) => `-${name}`)
    const added = after.filter((name) => !before.includes(name)).map((name) => `+${name}`)
    if (commonBefore.every((name, index) => name === commonAfter[index])) return [...removed, ...added].join(' ')
  }
  return `${shortened(before)} → ${shortened(after)}`
}

/** Whether a value is a list of strings without duplicates, such as an `order`. */
const isListOfUniqueStrings = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') && new Set(value).size === value.length

function shortened(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
