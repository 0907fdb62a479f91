import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** The largest size of V8's space for new objects, in bytes. */
const largestSpace = 8 * 1024 * 1024

let isLarge = false

/**
 * Keeps V8's space for new objects from growing beyond 8 MB. Commands call it repeatedly: a limit from the start would
 * make V8 copy and promote objects too often.
 */
export function limitMemory(): void {
  if (isLarge) return
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
  isLarge = (space?.space_size ?? largestSpace) >= largestSpace
  if (isLarge) setFlagsFromString('--semi-space-growth-factor=1')
}
