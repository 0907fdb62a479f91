import { canaryPath, readHead, shareCanary } from '../../app/releases/index.ts'
import { type AddCommand, merchantArgument, requireEnvironment } from '../definitions.ts'
import { percent, percentage } from '../publishing/release-options.ts'
import { publisherOf, storeOption, withStore } from '../publishing/with-store.ts'
import { UsageError } from '../command-context.ts'

/** `livery share`: changes the share of visitors who see a canary (OPS-01). */
export const addShare: AddCommand = (program, context) => {
  program
    .command('share')
    .argument(...merchantArgument)
    .argument('<environment>', 'development, staging or production')
    .argument('<percent>', 'the share of visitors; 100% puts the release into service', percentage)
    .requiredOption(...storeOption)
    .option('--by <name>', 'the name to record (default: GITHUB_ACTOR, or your account name)')
    .description('Change the share of visitors who see a canary, or put the canary into service for all.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery share acme production 50% --store /srv/releases\n  livery share acme production 100% --store /srv/releases',
    )
    .action(async (merchant: string, name: string, share: number, options: { store: string; by?: string }) => {
      const environment = requireEnvironment(name)
      const by = publisherOf(context, options.by)
      await withStore(context, options.store, async (store) => {
        const at = context.now()
        const head = await readHead(store, merchant, environment, at)
        const canary = head?.pointer.canary
        if (!canary)
          throw new UsageError(
            `No release of ${merchant} in ${environment} is shown to a share of visitors. Publish one with --share.`,
          )
        if (canary.share === share)
          return context.terminal.write(
            `Release ${canary.sequence} of ${merchant} in ${environment} is already shown to ${percent(share)} of visitors. Nothing has changed.\n`,
          )
        if (!(await shareCanary(store, { merchant, environment, by, at }, head, share)))
          throw new UsageError(
            `Somebody else changed ${merchant} in the meantime, so nothing has changed. Run livery releases to list the releases.`,
          )
        const state =
          share === 1
            ? 'is in service'
            : `is shown to ${percent(share)} of visitors, and to you at ${canaryPath(canary.sequence)}/`
        context.terminal.write(`Release ${canary.sequence} of ${merchant} in ${environment} ${state}.\n`)
      })
    })
}
