import {
  asMerchantFiles,
  contentOf,
  type Head,
  isOfFiles,
  loadFiles,
  loadRelease,
  publishRelease,
  readHead,
  type ReleaseFiles,
  type ReleaseStore,
  releaseToRestore,
  waitingOf,
} from '../../app/releases/index.ts'
import { createReleaseValidator, type Environment, claimedNames, type Manifest } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantArgument, requireEnvironment } from '../definitions.ts'
import { differencesFrom } from '../publishing/publish-brand.ts'
import { publisherOf, requireOwnHosts, storeOption, withStore } from '../publishing/with-store.ts'
import { exitCodes, UsageError } from '../command-context.ts'

/** `livery rollback`: puts an earlier release of a brand back into service (OPS-02). */
export const addRollback: AddCommand = (program, context, end) => {
  program
    .command('rollback')
    .argument(...merchantArgument)
    .argument('<environment>', 'development, staging or production')
    .argument(
      '[release]',
      'the number of the release (default: the last release with earlier files; for an unpublished brand, its last release)',
    )
    .requiredOption(...storeOption)
    .option('--by <name>', 'the name to record (default: GITHUB_ACTOR, or your account name)')
    .description('Put an earlier release of a brand back into service.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery rollback acme production --store /srv/releases\n  livery rollback acme production 12 --store s3://our-releases/livery',
    )
    .action(
      async (merchant: string, name: string, wanted: string | undefined, options: { store: string; by?: string }) => {
        const environment = requireEnvironment(name)
        const sequence = wanted === undefined ? undefined : Number(wanted)
        if (sequence !== undefined && !(Number.isInteger(sequence) && sequence > 0))
          throw new UsageError(`"${wanted}" is not the number of a release. Run livery releases to list the releases.`)
        const by = publisherOf(context, options.by)
        await withStore(context, options.store, (store) => rollBack(store, merchant, environment, { sequence, by }))
      },
    )

  async function rollBack(
    store: ReleaseStore,
    merchant: string,
    environment: Environment,
    { sequence, by }: { readonly sequence: number | undefined; readonly by: string },
  ): Promise<void> {
    const at = context.now()
    const head = await readHead(store, merchant, environment, at)
    if (!head) throw new UsageError(`There is no release of ${merchant} in ${environment} in this store.`)
    const target = await releaseToRestore(store, { merchant, environment, sequence, now: at })
    if (!target)
      throw new UsageError(
        sequence === undefined
          ? `There is no release of ${merchant} with earlier files.`
          : `There is no release ${sequence} of ${merchant} in ${environment}. Run livery releases to list the releases.`,
      )
    if (target.name === head.pointer.release && !head.pointer.unpublished)
      throw new UsageError(`Release ${target.release.sequence} is already in service.`)
    const restores = contentOf(target.release)
    const files = await loadFiles(store, target.release)
    await requireChange(store, head, { merchant, files })
    const { issues, manifests } = createReleaseValidator(await context.loadProduct())(
      asMerchantFiles(merchant, files),
      environment,
    )
    const manifest: Manifest | undefined = manifests.get(environment)
    if (!manifest) {
      for (const { file, pointer, message } of issues) context.terminal.writeError(`${file} ${pointer}  ${message}\n`)
      context.terminal.writeError(`Release ${restores} does not fit this version of Livery. Nothing has changed.\n`)
      return end(exitCodes.issues)
    }
    // A damaged release in service does not end the command, because it may be the reason for the rollback.
    context.terminal.write(await differencesFrom(context, store, { merchant, before: head.pointer, files }))
    const hosts = claimedNames({ merchant, environment, manifest })
    await requireOwnHosts(context, store, { merchant, environment, hosts }, 'Nothing has changed.')
    const publication = { merchant, environment, files, hosts, by, at, restores }
    const outcome = await publishRelease(store, publication, head)
    if (outcome.kind !== 'published')
      throw new UsageError(
        `Somebody else published ${merchant} in the meantime, so nothing has changed. Run livery releases to list the releases.`,
      )
    context.terminal.write(
      `Release ${outcome.release.sequence} of ${merchant} in ${environment} is in service, with the files of release ${restores}, by ${by}.\n`,
    )
    for (const waiting of waitingOf(head.pointer))
      context.terminal.write(`Cancelled release ${waiting.sequence}, which was waiting.\n`)
  }
}

/**
 * Throws `UsageError` if a rollback to these files would change nothing. A rollback to the files in service can still
 * bring back an unpublished brand, cancel waiting releases, and remove static pages.
 */
async function requireChange(
  store: ReleaseStore,
  { pointer }: Head,
  { merchant, files }: { readonly merchant: string; readonly files: ReleaseFiles },
): Promise<void> {
  if (pointer.unpublished || waitingOf(pointer).length > 0) return
  const inService = await loadRelease(store, merchant, pointer.release)
  if (inService.pages === undefined && isOfFiles(inService, files))
    throw new UsageError(`Release ${pointer.sequence} is in service with the same files. Nothing has changed.`)
}
