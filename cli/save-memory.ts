import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's space for new objects at its first size. The space grows in programs with many short-lived objects, such
 * as the validation of brands one by one: 1,000 brands took 280 MB instead of 150 MB, in the same time.
 */
export function saveMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
