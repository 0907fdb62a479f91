/** Closes a part of a server. */
export type Closer = () => unknown

/** Closes the parts of a server in the reverse order of their opening. */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers.toReversed()) await close()
}

/**
 * Opens a server that consists of several parts. If it cannot start, closes the opened parts and fails with the reason.
 *
 * @param open opens the parts in order. For each part, adds to `closers` a function that closes the part
 */
export async function openParts<Server>(open: (closers: Closer[]) => Promise<Server>): Promise<Server> {
  const closers: Closer[] = []
  try {
    return await open(closers)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}
