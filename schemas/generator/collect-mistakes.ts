/**
 * The results of a step for each item. Throws one error with the messages of all mistakes, one in each line. Throws a
 * program's own error, such as a TypeError, immediately.
 *
 * @param step throws an `Error` with a message for a mistake in an item
 */
export function collectMistakes<Item, Result>(items: readonly Item[], step: (item: Item) => Result): Result[] {
  const results: Result[] = []
  const messages: string[] = []
  for (const item of items) {
    try {
      results.push(step(item))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Error') throw error
      messages.push(error.message)
    }
  }
  if (messages.length > 0) throw new Error(messages.join('\n'))
  return results
}
