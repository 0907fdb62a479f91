import { BrokenRelease, type ReleaseStore, StoreFailure } from '../app/releases/index.ts'
import { Misuse, type World } from './world.ts'

/** The option of every command that reads a release store. */
export const storeOption = ['--store <store>', 'the release store: a folder, or s3://bucket/prefix'] as const

/**
 * Opens a release store and works with it. A store that is away, and a release that is broken, end the command with a
 * sentence.
 *
 * @param isMade whether to make a folder that is not there
 */
export async function withStore<Result>(
  world: World,
  address: string,
  work: (store: ReleaseStore) => Promise<Result>,
  isMade = false,
): Promise<Result> {
  const store = await world.openReleases(address, isMade).catch((error: Error) => {
    throw new Misuse(error.message)
  })
  try {
    return await work(store)
  } catch (error) {
    if (error instanceof StoreFailure)
      throw new Misuse(`The release store ${store.address} does not answer. ${error.message}`)
    if (error instanceof BrokenRelease)
      throw new Misuse(`A release in ${store.address} cannot be used. ${error.message}`)
    throw error
  }
}

/** The name under which a release is recorded: the given one, or that of the account. */
export function publisherOf(world: World, given: string | undefined): string {
  const name = given ?? world.variable('GITHUB_ACTOR') ?? world.variable('USER') ?? world.variable('USERNAME') ?? ''
  if (name.trim() === '') throw new Misuse('Nobody is named as the publisher. Give --by "Your name".')
  return name.trim().slice(0, 100)
}
