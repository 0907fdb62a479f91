/** The content of a pointer, with its tag. */
export interface PointerReading {
  readonly text: string
  /** Identifies this state of the pointer for `movePointer`. */
  readonly tag: string
}

/**
 * Stores releases as objects, which never change, and pointers, which move by conditional writes. Keys consist of
 * letters, digits, `.`, `-` and `/`. Every function throws `StoreFailure` if the store does not respond.
 */
export interface ReleaseStore {
  /** The address, for messages: the path of a folder, or `s3://bucket/prefix`. */
  readonly address: string
  /** The bytes of an object. Undefined for a missing object. */
  readObject(key: string): Promise<Uint8Array | undefined>
  /** Writes an object atomically. Leaves an existing object unchanged. */
  writeObject(key: string, bytes: Uint8Array): Promise<void>
  /** Replaces an object atomically. Only for a damaged object: a good object never changes. */
  replaceObject(key: string, bytes: Uint8Array): Promise<void>
  /** Reads a pointer. Undefined if the pointer is missing. */
  readPointer(key: string): Promise<PointerReading | undefined>
  /**
   * Moves a pointer if it still has the tag, or creates a missing pointer if `tag` is undefined. True: the pointer has
   * moved. False: another writer was first, or the response was lost and only reading the pointer shows the outcome.
   */
  movePointer(key: string, text: string, tag: string | undefined): Promise<boolean>
  /** The tags of all pointers whose key begins with the prefix, by key. */
  listPointers(prefix: string): Promise<ReadonlyMap<string, string>>
}

/** The store did not respond, or refused. The message is for an operator. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** The largest difference between the clocks of a publisher and of its store, in ms. */
const maxClockDifference = 5 * 60_000

/**
 * Throws `StoreFailure` if the clocks of this computer and of the store differ by five minutes or more. With a wrong
 * clock, a publisher would treat a scheduled release as the release in service, or the reverse.
 *
 * @param ahead how far this computer's clock is ahead, in ms
 */
export function requireSameClock(ahead: number): void {
  if (Math.abs(ahead) < maxClockDifference) return
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  throw new StoreFailure(
    `This computer’s clock is ${minutes} minutes ${ahead > 0 ? 'ahead of' : 'behind'} the store’s, so scheduled releases would go into service at a wrong time. Correct the clock.`,
  )
}
