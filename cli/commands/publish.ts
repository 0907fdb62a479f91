import {
  BrokenRelease,
  canaryPath,
  claimants,
  filesOfRelease,
  loadFiles,
  loadRelease,
  manifestOfFiles,
  nameOf,
  type Opening,
  type PointedRelease,
  publishRelease,
  readHead,
  releaseBefore,
  type ReleaseFiles,
  type ReleaseStore,
} from '../../app/releases/index.ts'
import { hostNames, validateMerchant, resolveManifest } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantsFolder, merchantsOption, requireEnvironment, requireKnown } from '../definitions.ts'
import { moment, percent, percentage } from '../release-options.ts'
import { reportIssues } from '../report-issues.ts'
import { type Comparable, differencesOf, showDifferences } from '../show-differences.ts'
import { publisherOf, withStore } from '../with-store.ts'
import { exitCodes, Misuse } from '../world.ts'

interface PublishOptions {
  readonly to: string
  readonly at?: number
  readonly share?: number
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
    .option('--at <time>', 'when it comes into service, such as 2026-12-01T18:00+07:00; by default now', moment)
    .option('--share <percent>', 'the share of visitors that sees it first, such as 10%', percentage)
    .option('--by <name>', 'the name that is recorded; by default the account’s')
    .option('--dry-run', 'show the differences to the release in service, and stop')
    .option('--yes', 'do not ask')
    .option(...merchantsOption)
    .description('Publish a brand: show what differs, write a release, put it into service.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery publish acme production --to /srv/releases\n  livery publish acme staging --to s3://our-releases/livery --by "Lek" --yes\n  livery publish acme production --to /srv/releases --at 2026-12-01T18:00+07:00\n  livery publish acme production --to /srv/releases --share 10%',
    )
    .action(async (merchant: string, name: string, options: PublishOptions) => {
      const environment = requireEnvironment(name)
      const at = world.now()
      const opening = openingOf(options, at)
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
        const head = await readHead(store, merchant, environment, at)
        if (!head && opening)
          throw new Misuse(
            `Nothing of ${merchant} is in service in ${environment}. Publish a first release without --at and --share.`,
          )
        const before = head && releaseBefore(opening, head.pointer)
        const differences = differencesOf(await filesBefore(store, merchant, before), comparable(files))
        world.terminal.write(showDifferences(differences, world))
        const [claim] = await claimants(store, { merchant, environment, hosts })
        if (claim)
          throw new Misuse(`${claim.host} is a host name of ${claim.merchant} in this store. Nothing was published.`)
        if (options.dryRun) return
        if (!options.yes && !(await isWanted())) throw new Misuse('Nothing was published.')
        const publication = { merchant, environment, files, hosts, by, at, ...(opening ? { opening } : {}) }
        const outcome = await publishRelease(store, publication, head)
        if (outcome.kind === 'blocked') throw new Misuse(blockedBy(outcome.by, merchant, environment))
        if (outcome.kind === 'overtaken')
          throw new Misuse(
            `Somebody else has published ${merchant} meanwhile, so nothing was published. See livery releases, and publish again.`,
          )
        const place = `of ${merchant} in ${environment}`
        world.terminal.write(
          outcome.kind === 'unchanged'
            ? `Release ${outcome.sequence} ${place} is the same. Nothing was published.\n`
            : `Release ${outcome.release.sequence} ${place} ${stateOf(opening)}, published by ${by}.\n`,
        )
        if (outcome.kind === 'published' && opening && 'share' in opening)
          world.terminal.write(`You see it at ${canaryPath(outcome.release.sequence)}/ of the site.\n`)
      }
      await withStore(world, options.to, publish, !options.dryRun)
    })

  /** Whether the person agrees. Where nobody can be asked, the command itself says so. */
  async function isWanted(): Promise<boolean> {
    if (!world.terminal.isInteractive) return true
    return /^y(es)?$/i.test((await world.terminal.ask('Publish this? yes or no', 'yes')) ?? 'no')
  }
}

/** The opening of a release as the options say it; undefined for a release that is in service at once. */
function openingOf({ at, share }: PublishOptions, now: number): Opening | undefined {
  if (at !== undefined && share !== undefined)
    throw new Misuse('Give a time or a share, not both: a release waits for one of the two.')
  if (at !== undefined && at <= now)
    throw new Misuse(`${new Date(at).toISOString()} is over. Leave --at out to publish now.`)
  if (share === 1) throw new Misuse('Leave --share out to publish for all visitors.')
  return at === undefined ? (share === undefined ? undefined : { share }) : { from: at }
}

function stateOf(opening: Opening | undefined): string {
  if (!opening) return 'is in service'
  return 'from' in opening
    ? `comes into service at ${new Date(opening.from).toISOString()}`
    : `is shown to ${percent(opening.share)} of visitors`
}

/** The sentence about releases that wait and would undo a publication. */
function blockedBy(waiting: readonly PointedRelease[], merchant: string, environment: string): string {
  const numbers = waiting.map(({ sequence }) => sequence).join(', ')
  return [
    `Release ${numbers} of ${merchant} waits and would undo this one, so nothing was published.`,
    `Cancel it first: livery cancel ${merchant} ${environment}.`,
    'See livery releases.',
  ].join(' ')
}

/** The release that a publication follows, as it is compared: nothing, where there is none or where it cannot be read. */
async function filesBefore(
  store: ReleaseStore,
  merchant: string,
  before: PointedRelease | undefined,
): Promise<Comparable> {
  if (!before) return comparable(new Map())
  try {
    return comparable(await loadFiles(store, await loadRelease(store, merchant, before.release)))
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
