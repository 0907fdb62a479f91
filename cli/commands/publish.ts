import { type AddCommand, requireEnvironment } from '../definitions.ts'
import { publishBrand, type PublishOptions } from '../publishing/publish-brand.ts'
import { withPublishOptions } from '../publishing/release-options.ts'
import { exitCodes } from '../command-context.ts'

/** `livery publish`: publishes a brand as a release, which hosts take over while they run (OPS-01). */
export const addPublish: AddCommand = (program, context, end) => {
  const command = program
    .command('publish')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .requiredOption('--to <store>', 'the release store: a folder, or s3://bucket/prefix')
  withPublishOptions(command)
    .description('Publish a brand: show the differences, write a release, and put it into service.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery publish acme production --to /srv/releases\n  livery publish acme staging --to s3://our-releases/livery --by "Lek" --yes\n  livery publish acme production --to /srv/releases --at 2026-12-01T18:00+07:00\n  livery publish acme production --to /srv/releases --share 10%',
    )
    .action(async (merchant: string, name: string, options: PublishOptions & { readonly to: string }) => {
      const environment = requireEnvironment(name)
      const isGood = await publishBrand(context, { merchant, environment, store: options.to }, options)
      if (!isGood) end(exitCodes.issues)
    })
}
