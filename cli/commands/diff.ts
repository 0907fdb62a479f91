import { collectReleaseFiles, loadFiles, loadRelease, readHead } from '../../app/releases/index.ts'
import {
  type Environment,
  type JsonObject,
  validateMerchant,
  type ResolvedManifest,
  resolveManifest,
} from '../../runtime/manifest/index.ts'
import {
  type AddCommand,
  merchantsFolder,
  merchantsOption,
  requireEnvironment,
  requireKnownName,
} from '../definitions.ts'
import { toComparable } from '../publishing/comparable-files.ts'
import { type BrandSnapshot, differencesOf, formatDifferences } from '../publishing/format-differences.ts'
import { storeOption, withStore } from '../publishing/with-store.ts'
import { UsageError, type CommandContext } from '../command-context.ts'

const formats = ['pretty', 'json']

interface DiffOptions {
  readonly store?: string
  readonly format: string
  readonly merchants?: string
}

/**
 * `livery diff`: shows the differences between two environments of a brand, or between its files and the release in
 * service.
 */
export const addDiff: AddCommand = (program, context) => {
  program
    .command('diff')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .argument('[other]', 'the environment to compare with')
    .option(...storeOption)
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .option(...merchantsOption)
    .description('Compare a brand in one environment with another environment, or with its release in service.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery diff acme staging production\n  livery diff acme production --store /srv/releases --format json',
    )
    .action(async (merchant: string, name: string, other: string | undefined, options: DiffOptions) => {
      requireKnownName('format', options.format, formats)
      const environment = requireEnvironment(name)
      if ((other === undefined) === (options.store === undefined))
        throw new UsageError('Name another environment or a --store to compare with, but not both.')
      const folder = merchantsFolder(context, options.merchants)
      const files = await snapshotsOf(context, folder, merchant)
      const [before, after] =
        other === undefined
          ? [await published(context, merchant, environment, options.store ?? ''), await files(environment)]
          : [withoutSandbox(await files(environment)), withoutSandbox(await files(requireEnvironment(other)))]
      const differences = differencesOf(before, after)
      context.terminal.write(
        options.format === 'json'
          ? `${JSON.stringify(differences, null, 2)}\n`
          : formatDifferences(differences, context),
      )
    })
}

/** Validates a brand. Returns a function that reads its files in an environment, for a comparison. */
async function snapshotsOf(context: CommandContext, folder: string, merchant: string) {
  const source = context.openSource(folder)
  requireKnownName('brand', merchant, await source.merchants())
  const verdict = await validateMerchant(source, merchant, await context.loadProduct())
  return async (environment: Environment): Promise<BrandSnapshot> => {
    const resolved: ResolvedManifest | undefined = await resolveManifest(verdict, environment)
    if (!resolved) throw new UsageError(`${merchant} has errors. See livery validate ${merchant}.`)
    const { files } = toComparable(collectReleaseFiles(resolved, context.createBrandFileReader(folder)))
    return { manifest: resolved.manifest as unknown as JsonObject, files }
  }
}

/** A snapshot without the sandbox's data, which all environments share, and which a release for production lacks. */
function withoutSandbox({ manifest, files }: BrandSnapshot): BrandSnapshot {
  return { manifest, files: new Map([...files].filter(([path]) => path !== 'sandbox.json')) }
}

function published(
  context: CommandContext,
  merchant: string,
  environment: Environment,
  address: string,
): Promise<BrandSnapshot> {
  return withStore(context, address, async (store) => {
    const head = await readHead(store, merchant, environment, context.now())
    if (!head) throw new UsageError(`There is no release of ${merchant} in ${environment} in this store.`)
    return toComparable(await loadFiles(store, await loadRelease(store, merchant, head.pointer.release)))
  })
}
