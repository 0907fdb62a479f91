import { readHead, type ReleaseStore, waitingOf, unpublishBrand } from '../../app/releases/index.ts'
import type { Environment } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantArgument, requireEnvironment, shellWord, typedCommand } from '../definitions.ts'
import { isConfirmed } from '../publishing/is-confirmed.ts'
import { publisherOf, storeOption, withStore } from '../publishing/with-store.ts'
import { UsageError } from '../command-context.ts'

interface UnpublishOptions {
  readonly store: string
  readonly by?: string
  readonly yes?: boolean
}

/** `livery unpublish`: takes a brand out of service, so that hosts stop serving it while they run (OPS-02). */
export const addUnpublish: AddCommand = (program, context) => {
  program
    .command('unpublish')
    .argument(...merchantArgument)
    .argument('<environment>', 'development, staging or production')
    .requiredOption(...storeOption)
    .option('--by <name>', 'the name to record (default: GITHUB_ACTOR, or your account name)')
    .option('--yes', 'unpublish without asking')
    .description('Take a brand out of service. Its releases stay in the store.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery unpublish acme production --store /srv/releases\n  livery unpublish acme staging --store s3://our-releases/livery --by "Lek" --yes',
    )
    .action(async (merchant: string, name: string, options: UnpublishOptions) => {
      const environment = requireEnvironment(name)
      const by = publisherOf(context, options.by)
      await withStore(context, options.store, (store) => unpublish(store, merchant, environment, { ...options, by }))
    })

  async function unpublish(
    store: ReleaseStore,
    merchant: string,
    environment: Environment,
    { store: address, by, yes }: UnpublishOptions & { readonly by: string },
  ): Promise<void> {
    const at = context.now()
    const head = await readHead(store, merchant, environment, at)
    if (!head) throw new UsageError(`There is no release of ${merchant} in ${environment} in this store.`)
    const { pointer } = head
    if (pointer.unpublished) throw new UsageError(`${merchant} is already unpublished from ${environment}.`)
    const place = pointer.hosts.length > 0 ? ` at ${pointer.hosts.join(', ')}` : ''
    context.terminal.write(`Release ${pointer.sequence} of ${merchant} in ${environment} is in service${place}.\n`)
    if (!yes && !(await isConfirmed(context, `Unpublish ${merchant} from ${environment}?`, 'no')))
      throw new UsageError('Nothing was unpublished.')
    if (!(await unpublishBrand(store, { merchant, environment, by, at }, head)))
      throw new UsageError(
        `Somebody else changed ${merchant} in the meantime, so nothing was unpublished. Run livery releases to list the releases.`,
      )
    const back = typedCommand(context, `rollback ${merchant} ${environment} --store ${shellWord(address)}`)
    context.terminal.write(`${merchant} is unpublished from ${environment}, by ${by}. To bring it back: ${back}\n`)
    for (const waiting of waitingOf(pointer))
      context.terminal.write(`Cancelled release ${waiting.sequence}, which was waiting.\n`)
  }
}
