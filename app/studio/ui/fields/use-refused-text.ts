import { useState } from 'react'
import type { Json } from '../../../../runtime/manifest/stages.ts'

/**
 * Keeps a typed text that a field could not read. The text remains after the field has lost the focus, until the value
 * changes.
 *
 * @param value the current value of the field
 * @returns the kept text, if any, and a function that replaces or drops it
 */
export function useRefusedText(value: Json | undefined) {
  const [refused, setRefused] = useState<{ readonly text: string; readonly over: Json | undefined }>()
  return [
    refused?.over === value ? refused?.text : undefined,
    (text: string | undefined) => setRefused(text === undefined ? undefined : { text, over: value }),
  ] as const
}
