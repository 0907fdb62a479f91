import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** The largest size of V8's space for new objects, in bytes. */
const largestSpace = 8 * 1024 * 1024

let isLarge = false

/**
 * Keeps V8's space for new objects from growing beyond 8 MB. The space grows with many short-lived objects, such as
 * those of validating brands one by one. In a smaller space, V8 would copy and promote these objects too often. So a
 * command calls this function repeatedly, and the call that finds 8 MB stops the growth.
 */
export function limitMemory(): void {
  if (isLarge) return
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
  isLarge = (space?.space_size ?? largestSpace) >= largestSpace
  if (isLarge) setFlagsFromString('--semi-space-growth-factor=1')
}
