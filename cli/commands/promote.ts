import { type AddCommand, requireEnvironment } from '../definitions.ts'
import { publishBrand, type PublishOptions } from '../publish-brand.ts'
import { withPublishOptions } from '../release-options.ts'
import { storeOption } from '../with-store.ts'
import { exitCodes, Misuse } from '../world.ts'

/** `livery promote`: a brand that was tried in one environment becomes the release of another one (OPS-04). */
export const addPromote: AddCommand = (program, world, end) => {
  const command = program
    .command('promote')
    .argument('<merchant>', 'the brand')
    .argument('<from>', 'the environment that it was tried in, such as staging')
    .argument('<to>', 'the environment that it is published to, such as production')
    .requiredOption(...storeOption)
  withPublishOptions(command)
    .description(
      'Publish to an environment what is in service in another one, with the layer of the former. Files that nobody has tried there are refused.',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  livery promote acme staging production --store /srv/releases\n  livery promote acme staging production --store s3://our-releases/livery --share 10%',
    )
    .action(
      async (merchant: string, from: string, to: string, options: PublishOptions & { readonly store: string }) => {
        const [triedIn, environment] = [requireEnvironment(from), requireEnvironment(to)]
        if (triedIn === environment) throw new Misuse('Give two environments: where it was tried, and where it goes.')
        const isGood = await publishBrand(world, { merchant, environment, store: options.store, triedIn }, options)
        if (!isGood) end(exitCodes.issues)
      },
    )
}
