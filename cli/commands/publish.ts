import { Option } from 'commander'
import { type AddCommand, requireEnvironment } from '../definitions.ts'
import { publishBrand, type PublishOptions } from '../publishing/publish-brand.ts'
import { withPublishOptions } from '../publishing/release-options.ts'
import { storeOption } from '../publishing/with-store.ts'
import { exitCodes } from '../command-context.ts'

/** The two names of the option for the release store. */
interface StoreNames {
  readonly store?: string
  readonly to?: string
}

/** `livery publish`: publishes a brand as a release, which hosts take over while they run (OPS-01). */
export const addPublish: AddCommand = (program, context, end) => {
  const command = program
    .command('publish')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .option(...storeOption)
    // The old name of `--store`. Earlier workflows use it.
    .addOption(new Option('--to <store>').hideHelp().conflicts('store'))
  withPublishOptions(command)
    .description('Publish a brand: show the differences, write a release, and put it into service.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery publish acme production --store /srv/releases\n  livery publish acme staging --store s3://our-releases/livery --by "Lek" --yes\n  livery publish acme production --store /srv/releases --at 2026-12-01T18:00+07:00\n  livery publish acme production --store /srv/releases --share 10%',
    )
    .action(async (merchant: string, name: string, options: PublishOptions & StoreNames) => {
      const store = options.store ?? options.to
      if (store === undefined) return command.error(`error: required option '${storeOption[0]}' not specified`)
      const environment = requireEnvironment(name)
      const isGood = await publishBrand(context, { merchant, environment, store }, options)
      if (!isGood) end(exitCodes.issues)
    })
}
