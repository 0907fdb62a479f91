/**
 * Limits how many calls of a function run concurrently. Further calls wait in their order.
 *
 * @param most the maximum number of concurrent calls
 */
export function limitConcurrency<Given extends readonly unknown[], Result>(
  most: number,
  run: (...args: Given) => Promise<Result>,
): (...args: Given) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...args) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run(...args)
    } finally {
      // The call that has waited longest starts.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
