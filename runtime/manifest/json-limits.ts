import type { ContextOf, IssueCode } from '../issues/index.ts'

/** The limits of one file. */
export const fileLimits = {
  /** The number of characters. The `manifest.json` of `base` has about 70,000. */
  length: 512 * 1024,
  /** The levels of nesting below the root. */
  depth: 32,
  /** The number of values, at all levels. */
  nodes: 20_000,
  /** The number of characters of one text. */
  textLength: 8 * 1024,
} as const

/** A kernel issue code with the context of its message. */
export type CodeWithContext = {
  [Code in IssueCode]: { readonly code: Code; readonly context: ContextOf<Code> }
}[IssueCode]

/** A finding about the text of a file. Line and column count from 1. */
export type JsonFinding = CodeWithContext & {
  readonly line: number
  readonly column: number
  readonly pointer: string
  readonly suggestion?: string
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string }
}

/** Whether a key reaches an object's prototype. Livery refuses such a key at any depth. */
export function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype'
}
