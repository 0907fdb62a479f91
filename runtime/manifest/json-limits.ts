import type { ContextOf, IssueCode } from '../issues/index.ts'

/** The limits of one file: bytes, nesting, number of values, characters of a text. A manifest has about 15 kB. */
export const fileLimits = { bytes: 512 * 1024, depth: 32, nodes: 20_000, textLength: 8 * 1024 } as const

/** A kernel issue code with the context of its message. */
export type CodeWithContext = {
  [Code in IssueCode]: { readonly code: Code; readonly context: ContextOf<Code> }
}[IssueCode]

/** A finding of a file as text, at a place counted from 1. */
export type JsonFinding = CodeWithContext & {
  readonly line: number
  readonly column: number
  readonly pointer: string
  readonly suggestion?: string
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string }
}

/** Keys that reach an object's prototype, refused at any depth. */
export function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype'
}
