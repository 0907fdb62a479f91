import { type AddCommand, requireEnvironment } from '../definitions.ts'
import { publishBrand, type PublishOptions } from '../publishing/publish-brand.ts'
import { withPublishOptions } from '../publishing/release-options.ts'
import { storeOption } from '../publishing/with-store.ts'
import { exitCodes, UsageError } from '../command-context.ts'

/** `livery promote`: publishes a brand to one environment after a test in another environment (OPS-04). */
export const addPromote: AddCommand = (program, context, end) => {
  const command = program
    .command('promote')
    .argument('<merchant>', 'the brand')
    .argument('<from>', 'the environment to promote from, such as staging')
    .argument('<to>', 'the environment to promote to, such as production')
    .requiredOption(...storeOption)
  withPublishOptions(command)
    .description(
      'Publish a brand that you tested in one environment to another environment. Refuses files that differ from the first environment’s release in service.',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  livery promote acme staging production --store /srv/releases\n  livery promote acme staging production --store s3://our-releases/livery --share 10%',
    )
    .action(
      async (merchant: string, from: string, to: string, options: PublishOptions & { readonly store: string }) => {
        const [triedIn, environment] = [requireEnvironment(from), requireEnvironment(to)]
        if (triedIn === environment)
          throw new UsageError('Give two different environments: one to promote from, and one to promote to.')
        const isGood = await publishBrand(context, { merchant, environment, store: options.store, triedIn }, options)
        if (!isGood) end(exitCodes.issues)
      },
    )
}
