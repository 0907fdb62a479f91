import { formatMessageAt } from '../../../schemas/generator/format-finding.ts'
import type { AreaFile } from './own-area.ts'

/** A message about a place in a file of code or styles, as a line of the terminal. */
export function atOffset({ path, text }: AreaFile, offset: number, message: string): string {
  const before = text.slice(0, offset).split('\n')
  return `${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}  ${message}`
}

/** A message about a place in a JSON file, as a line of the terminal. */
export const atPointer = (file: AreaFile, pointer: string, message: string): string =>
  formatMessageAt(message, file, pointer)
