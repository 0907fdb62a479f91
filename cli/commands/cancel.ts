import { readHead, cancelledBy, cancelReleases } from '../../app/releases/index.ts'
import { type AddCommand, merchantArgument, requireEnvironment } from '../definitions.ts'
import { publisherOf, storeOption, withStore } from '../publishing/with-store.ts'
import { UsageError } from '../command-context.ts'

/** `livery cancel`: cancels a release that waits for its time, or that only a share of visitors sees (OPS-01). */
export const addCancel: AddCommand = (program, context) => {
  program
    .command('cancel')
    .argument(...merchantArgument)
    .argument('<environment>', 'development, staging or production')
    .argument(
      '[release]',
      'the number of a release; also cancels releases scheduled later (default: all waiting releases)',
    )
    .requiredOption(...storeOption)
    .option('--by <name>', 'the name to record (default: GITHUB_ACTOR, or your account name)')
    .description('Cancel a scheduled release or a canary.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery cancel acme production --store /srv/releases\n  livery cancel acme production 14 --store s3://our-releases/livery',
    )
    .action(
      async (merchant: string, name: string, number: string | undefined, options: { store: string; by?: string }) => {
        const environment = requireEnvironment(name)
        const sequence = number === undefined ? undefined : Number(number)
        if (sequence !== undefined && !(Number.isInteger(sequence) && sequence > 0))
          throw new UsageError(`"${number}" is not the number of a release. Run livery releases to list the releases.`)
        const by = publisherOf(context, options.by)
        await withStore(context, options.store, async (store) => {
          const at = context.now()
          const head = await readHead(store, merchant, environment, at)
          const cancelled = head ? cancelledBy(head, sequence) : []
          if (!head || cancelled.length === 0)
            throw new UsageError(
              sequence === undefined
                ? `No release of ${merchant} in ${environment} is waiting. Run livery releases to list the releases.`
                : `Release ${sequence} of ${merchant} in ${environment} is not waiting. Run livery releases to list the releases.`,
            )
          if (!(await cancelReleases(store, { merchant, environment, by, at }, head, cancelled)))
            throw new UsageError(
              `Somebody else changed ${merchant} in the meantime, so nothing was cancelled. Run livery releases to list the releases.`,
            )
          for (const one of cancelled)
            context.terminal.write(`Cancelled release ${one.sequence} of ${merchant} in ${environment}.\n`)
        })
      },
    )
}
