import { BrokenPointer, BrokenRelease, claimants, type ReleaseStore, StoreFailure } from '../../app/releases/index.ts'
import { UsageError, type CommandContext } from '../command-context.ts'

/** The common option of commands that work with a release store. */
export const storeOption = ['--store <store>', 'the release store: a folder, or s3://bucket/prefix'] as const

/**
 * Opens a release store and runs `work` with it. A failure of the store or a broken release ends the command with
 * a message.
 *
 * @param createsFolder whether to create a missing folder
 */
export async function withStore<Result>(
  context: CommandContext,
  address: string,
  work: (store: ReleaseStore) => Promise<Result>,
  createsFolder = false,
): Promise<Result> {
  const store = await context.openReleases(address, createsFolder).catch((error: Error) => {
    throw new UsageError(error.message)
  })
  try {
    return await work(store)
  } catch (error) {
    if (error instanceof StoreFailure)
      throw new UsageError(`Livery cannot use the release store ${store.address}. ${error.message}`)
    if (error instanceof BrokenPointer)
      throw new UsageError(
        `The release in service in ${store.address} is unknown: ${error.message}. The operator’s guide explains the repair under "Publish and roll back".`,
      )
    if (error instanceof BrokenRelease)
      throw new UsageError(
        `A release in ${store.address} cannot be used: ${error.message}. The operator’s guide explains the repair under "Publish and roll back".`,
      )
    throw error
  }
}

/**
 * Throws `UsageError` if another brand has one of the brand's host names in the same environment. Otherwise, prints the
 * name of each brand whose host names are unknown because its pointer is damaged.
 *
 * @param ending the last sentence of the error's message: the consequence of the refusal
 */
export async function requireOwnHosts(
  context: CommandContext,
  store: ReleaseStore,
  brand: Parameters<typeof claimants>[1],
  ending: string,
): Promise<void> {
  const { taken, unknown } = await claimants(store, brand)
  const [claim] = taken
  if (claim) throw new UsageError(`${claim.host} is a host name of ${claim.merchant} in this store. ${ending}`)
  for (const other of unknown)
    context.terminal.writeError(
      `The pointer of ${other} in ${brand.environment} is damaged. Livery cannot tell whether ${other} has the same host names.\n`,
    )
}

/**
 * The publisher's name for a release, cut to 100 characters. It comes from the option `--by`, a variable of the
 * environment, or the name of the account. Throws `UsageError` if all of these are empty.
 */
export function publisherOf(context: CommandContext, nameOption: string | undefined): string {
  const { variable, accountName } = context
  const names = [nameOption, variable('GITHUB_ACTOR'), variable('USER'), variable('USERNAME'), accountName()]
  const name = names.map((one) => one?.trim()).find(Boolean)
  if (name === undefined) throw new UsageError('The publisher’s name is unknown. Pass --by "Your name".')
  return name.slice(0, 100)
}
