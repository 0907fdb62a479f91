import type { ReleaseStore } from '../../app/releases/index.ts'

/** The error of the step at which a publisher is killed, and of each later step. */
export class PublisherKilled extends Error {}

/**
 * A store that simulates a killed publisher: it throws before or after one step, and at every later step.
 *
 * @param step the step that throws, counted from 0; by default the store only counts steps
 */
export function killedAt(store: ReleaseStore, step = Number.POSITIVE_INFINITY, isAfter = false) {
  let steps = 0
  const guard =
    <Given extends readonly unknown[], Result>(work: (...args: Given) => Promise<Result>) =>
    async (...args: Given): Promise<Result> => {
      const mine = steps
      steps += 1
      if (mine > step || (mine === step && !isAfter)) throw new PublisherKilled()
      const result = await work(...args)
      if (mine === step) throw new PublisherKilled()
      return result
    }
  const guarded: ReleaseStore = {
    address: store.address,
    readObject: guard(store.readObject),
    writeObject: guard(store.writeObject),
    replaceObject: guard(store.replaceObject),
    readPointer: guard(store.readPointer),
    movePointer: guard(store.movePointer),
    listPointers: guard(store.listPointers),
  }
  return { store: guarded, steps: () => steps }
}
