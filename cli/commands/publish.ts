import {
  BrokenRelease,
  claimants,
  filesOfRelease,
  type Head,
  loadFiles,
  loadRelease,
  manifestOfFiles,
  nameOf,
  publishRelease,
  readHead,
  type ReleaseFiles,
  type ReleaseStore,
} from '../../app/releases/index.ts'
import { hostNames, validateMerchant, resolveManifest } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantsFolder, merchantsOption, requireEnvironment, requireKnown } from '../definitions.ts'
import { reportIssues } from '../report-issues.ts'
import { type Comparable, differencesOf, showDifferences } from '../show-differences.ts'
import { publisherOf, withStore } from '../with-store.ts'
import { exitCodes, Misuse } from '../world.ts'

interface PublishOptions {
  readonly to: string
  readonly by?: string
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly merchants?: string
}

/** `livery publish`: a brand as a release that hosts take over while they run (OPS-01). */
export const addPublish: AddCommand = (program, world, end) => {
  program
    .command('publish')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .requiredOption('--to <store>', 'the release store: a folder, or s3://bucket/prefix')
    .option('--by <name>', 'the name that is recorded; by default the account’s')
    .option('--dry-run', 'show the differences to the release in service, and stop')
    .option('--yes', 'do not ask')
    .option(...merchantsOption)
    .description('Publish a brand: show what differs, write a release, put it into service.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery publish acme production --to /srv/releases\n  livery publish acme staging --to s3://our-releases/livery --by "Lek" --yes',
    )
    .action(async (merchant: string, name: string, options: PublishOptions) => {
      const environment = requireEnvironment(name)
      const folder = merchantsFolder(world, options.merchants)
      const source = world.openSource(folder)
      requireKnown('brand', merchant, await source.merchants())
      const product = await world.loadProduct()
      const verdict = await validateMerchant(source, merchant, product)
      const resolved = await resolveManifest(verdict, environment)
      if (!resolved) {
        const { issues } = verdict
        await reportIssues(world, { issues, summary: merchant, format: 'pretty', folder, source, product })
        world.terminal.writeError('Nothing was published.\n')
        return end(exitCodes.issues)
      }
      const files = filesOfRelease(resolved, world.readBrandFile(folder))
      const hosts = hostNames(resolved)
      const by = publisherOf(world, options.by)
      const publish = async (store: ReleaseStore) => {
        const head = await readHead(store, merchant, environment)
        const differences = differencesOf(await inService(store, merchant, head), comparable(files))
        world.terminal.write(showDifferences(differences, world))
        const [claim] = await claimants(store, { merchant, environment, hosts })
        if (claim)
          throw new Misuse(`${claim.host} is a host name of ${claim.merchant} in this store. Nothing was published.`)
        if (options.dryRun) return
        if (!options.yes && !(await isWanted())) throw new Misuse('Nothing was published.')
        const publication = { merchant, environment, files, hosts, by, at: world.now() }
        const outcome = await publishRelease(store, publication, head)
        if (outcome.kind === 'overtaken')
          throw new Misuse(
            `Somebody else has published ${merchant} meanwhile, so nothing was published. See livery releases, and publish again.`,
          )
        const place = `of ${merchant} in ${environment}`
        world.terminal.write(
          outcome.kind === 'unchanged'
            ? `Release ${outcome.sequence} ${place} is the same. Nothing was published.\n`
            : `Release ${outcome.release.sequence} ${place} is in service, published by ${by}.\n`,
        )
      }
      await withStore(world, options.to, publish, !options.dryRun)
    })

  /** Whether the person agrees. Where nobody can be asked, the command itself says so. */
  async function isWanted(): Promise<boolean> {
    if (!world.terminal.isInteractive) return true
    return /^y(es)?$/i.test((await world.terminal.ask('Publish this? yes or no', 'yes')) ?? 'no')
  }
}

/** The release in service as it is compared: nothing, where there is none or where it cannot be read. */
async function inService(store: ReleaseStore, merchant: string, head: Head | undefined): Promise<Comparable> {
  if (!head) return comparable(new Map())
  try {
    return comparable(await loadFiles(store, await loadRelease(store, merchant, head.pointer.release)))
  } catch (error) {
    if (error instanceof BrokenRelease) return comparable(new Map())
    throw error
  }
}

/** Files of a release as they are compared. */
export function comparable(files: ReleaseFiles): Comparable {
  const others = [...files].filter(([path]) => path.startsWith('assets/') || path.startsWith('content/'))
  return {
    manifest: manifestOfFiles(files),
    files: new Map(others.map(([path, bytes]) => [path, nameOf(bytes)])),
  }
}
