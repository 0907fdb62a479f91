import { readHead, cancelledBy, cancelReleases } from '../../app/releases/index.ts'
import { type AddCommand, requireEnvironment } from '../definitions.ts'
import { publisherOf, storeOption, withStore } from '../with-store.ts'
import { Misuse } from '../world.ts'

/** `livery cancel`: a release that waits for its time, or that a share of visitors sees, is taken back (OPS-01). */
export const addCancel: AddCommand = (program, world) => {
  program
    .command('cancel')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .argument('[release]', 'the number of the release, by default all that wait; later scheduled ones go with it')
    .requiredOption(...storeOption)
    .option('--by <name>', 'the name that is recorded; by default the account’s')
    .description('Take back a release that is scheduled, or that a share of visitors sees.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery cancel acme production --store /srv/releases\n  livery cancel acme production 14 --store s3://our-releases/livery',
    )
    .action(
      async (merchant: string, name: string, number: string | undefined, options: { store: string; by?: string }) => {
        const environment = requireEnvironment(name)
        const sequence = number === undefined ? undefined : Number(number)
        if (sequence !== undefined && !(Number.isInteger(sequence) && sequence > 0))
          throw new Misuse(`"${number}" is not the number of a release. See livery releases.`)
        const by = publisherOf(world, options.by)
        await withStore(world, options.store, async (store) => {
          const at = world.now()
          const head = await readHead(store, merchant, environment, at)
          const cancelled = head ? cancelledBy(head, sequence) : []
          if (!head || cancelled.length === 0)
            throw new Misuse(
              sequence === undefined
                ? `No release of ${merchant} in ${environment} waits. See livery releases.`
                : `Release ${sequence} of ${merchant} in ${environment} does not wait. See livery releases.`,
            )
          if (!(await cancelReleases(store, { merchant, environment, by, at }, head, cancelled)))
            throw new Misuse(
              `Somebody else has changed ${merchant} meanwhile. Nothing has changed. See livery releases.`,
            )
          for (const one of cancelled)
            world.terminal.write(`Release ${one.sequence} of ${merchant} in ${environment} is cancelled.\n`)
        })
      },
    )
}
