import { BrokenRelease, type ReleaseStore, StoreFailure } from '../../app/releases/index.ts'
import { UsageError, type CommandContext } from '../command-context.ts'

/** The common option of commands that work with a release store. */
export const storeOption = ['--store <store>', 'the release store: a folder, or s3://bucket/prefix'] as const

/**
 * Opens a release store and runs `work` with it. An unavailable store or a broken release ends the command with a
 * message.
 *
 * @param isMade whether to create a missing folder
 */
export async function withStore<Result>(
  context: CommandContext,
  address: string,
  work: (store: ReleaseStore) => Promise<Result>,
  isMade = false,
): Promise<Result> {
  const store = await context.openReleases(address, isMade).catch((error: Error) => {
    throw new UsageError(error.message)
  })
  try {
    return await work(store)
  } catch (error) {
    if (error instanceof StoreFailure)
      throw new UsageError(`The release store ${store.address} does not respond. ${error.message}`)
    if (error instanceof BrokenRelease)
      throw new UsageError(`A release in ${store.address} cannot be used: ${error.message}.`)
    throw error
  }
}

/**
 * The publisher's name for a release, cut to 100 characters: the given name, or else the name in an environment
 * variable such as `USER`, or else the name of the account. Throws `UsageError` if all of these are empty.
 */
export function publisherOf(context: CommandContext, given: string | undefined): string {
  const { variable, accountName } = context
  const names = [given, variable('GITHUB_ACTOR'), variable('USER'), variable('USERNAME'), accountName()]
  const name = names.map((one) => one?.trim()).find(Boolean)
  if (name === undefined) throw new UsageError('The publisher’s name is unknown. Pass --by "Your name".')
  return name.slice(0, 100)
}
