import { resolve, sep } from 'node:path'
import {
  asMerchantFiles,
  BrokenRelease,
  collectReleaseFiles,
  isOfFiles,
  loadFiles,
  loadRelease,
  type PointedRelease,
  type Publication,
  publishRelease,
  readHead,
  releaseBefore,
  type ReleaseFiles,
  type ReleaseStore,
} from '../../app/releases/index.ts'
import { isFolderAddress } from '../../app/releases/open-release-store.ts'
import {
  createReleaseValidator,
  type Environment,
  claimedNames,
  missingBackend,
  resolveManifest,
  validateMerchant,
} from '../../runtime/manifest/index.ts'
import { merchantsFolder, shellWord, requireKnownName, typedCommand } from '../definitions.ts'
import { toComparable } from './comparable-files.ts'
import { describePublication, requirePublication } from './describe-publication.ts'
import { openingOf, type OpeningOptions } from './release-options.ts'
import { reportIssues } from '../output/report-issues.ts'
import { differencesOf, formatDifferences } from './format-differences.ts'
import { isConfirmed } from './is-confirmed.ts'
import { publisherOf, requireOwnHosts, withStore } from './with-store.ts'
import { UsageError, type RenderPagesOptions, type CommandContext } from '../command-context.ts'
import { isForOperator } from '../../runtime/errors/operator-error.ts'

/** The options of commands that publish. */
export interface PublishOptions extends OpeningOptions {
  /** The folder of the build that renders the pages. Without it, the release has no pages. */
  readonly pages?: string
  readonly api?: string
  readonly by?: string
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly merchants?: string
}

/** A brand to publish from its files. */
export interface PublishedBrand {
  readonly merchant: string
  readonly environment: Environment
  /** The address of the release store. */
  readonly store: string
  /**
   * The environment in which the files were tried. The files have to equal the files of this environment's release in
   * service.
   */
  readonly triedIn?: Environment
}

/**
 * Publishes a brand from its files: validates it, shows the differences from the previous release, asks the user, and
 * writes the release.
 *
 * @returns false for a brand with errors, after writing them to the terminal
 */
export async function publishBrand(
  context: CommandContext,
  { merchant, environment, store: address, triedIn }: PublishedBrand,
  options: PublishOptions,
): Promise<boolean> {
  if (options.api !== undefined && options.pages === undefined)
    throw new UsageError('--api names the backend of the published pages, so it needs --pages.')
  const at = context.now()
  const opening = openingOf(options, at)
  const folder = merchantsFolder(context, options.merchants)
  requireOutside(folder, resolve(context.cwd, address), address)
  const source = context.openSource(folder)
  requireKnownName('brand', merchant, await source.merchants())
  const product = await context.loadProduct()
  const verdict = await validateMerchant(source, merchant, product)
  const published = await resolveManifest(verdict, environment)
  const tried = triedIn && (await resolveManifest(verdict, triedIn))
  if (!published || (triedIn && !tried)) {
    const { issues } = verdict
    await reportIssues(context, { issues, summary: merchant, format: 'pretty', folder, source, product })
    context.terminal.writeError('Nothing was published.\n')
    return false
  }
  const readFile = context.createBrandFileReader(folder)
  const files = collectReleaseFiles(published, readFile)
  // Hosts validate the merged files of a release, and apply the limits of one file to the merged files. So `publish`
  // validates them first.
  const { issues, manifests } = createReleaseValidator(product)(asMerchantFiles(merchant, files), environment)
  if (!manifests.has(environment)) {
    for (const { file, pointer, message } of issues) context.terminal.writeError(`${file} ${pointer}  ${message}\n`)
    context.terminal.writeError(`No host could use this release of ${merchant}, so nothing was published.\n`)
    return false
  }
  const hosts = claimedNames(published)
  // A dry run writes no release, and so needs no publisher.
  const by = options.dryRun ? '' : publisherOf(context, options.by)

  const rendering = { resolved: published, readFile, ...(options.api === undefined ? {} : { api: options.api }) }

  async function publish(store: ReleaseStore): Promise<void> {
    const promotes =
      tried &&
      (await triedRelease(
        store,
        { merchant, environment: tried.environment, at, folder },
        collectReleaseFiles(tried, readFile),
      ))
    const head = await readHead(store, merchant, environment, at)
    if ((!head || head.pointer.unpublished) && opening)
      throw new UsageError(
        `No release of ${merchant} is in service in ${environment}. Publish ${head ? 'one' : 'the first one'} without --at and --share.`,
      )
    const before = head && releaseBefore(opening, head.pointer)
    context.terminal.write(await differencesFrom(context, store, { merchant, before, files }))
    await requireOwnHosts(context, store, { merchant, environment, hosts }, 'Nothing was published.')
    if (options.dryRun) return
    if (!options.yes && !(await isConfirmed(context, 'Publish this?', 'yes')))
      throw new UsageError('Nothing was published.')
    const more = {
      ...(opening ? { opening } : {}),
      ...(promotes ? { promotes } : {}),
      ...(options.pages === undefined ? {} : { pages: await renderedPages(context, rendering, options.pages) }),
    }
    const publication = { merchant, environment, files, hosts, by, at, ...more }
    const outcome = requirePublication(
      await publishRelease(store, publication, head),
      merchant,
      typedCommand(context, `cancel ${merchant} ${environment} --store ${shellWord(address)}`),
    )
    const missing = options.api === undefined && published ? missingBackend(published.manifest.site) : undefined
    if (outcome.kind === 'published' && environment === 'production' && missing)
      context.terminal.write(
        `${merchant} names no backend for its ${missing.requests} in production, so they fail unless the host has --api. Write ${missing.keys} into environments/production.json.\n`,
      )
    context.terminal.write(describePublication(outcome, { merchant, environment, by, opening }))
  }

  if (options.dryRun && !triedIn && isFuture(context, address)) {
    context.terminal.write(formatDifferences(differencesOf(toComparable(new Map()), toComparable(files)), context))
    context.terminal.write(
      `There is no folder ${resolve(context.cwd, address)} yet. The first publication creates it.\n`,
    )
    return true
  }
  await withStore(context, address, publish, !options.dryRun && !triedIn)
  return true
}

/** Whether a release store is a folder that does not exist yet. */
const isFuture = ({ disk, cwd }: CommandContext, address: string) =>
  isFolderAddress(address) && !disk.exists(resolve(cwd, address))

/** Renders the public pages of a brand. Throws with the reason if the pages cannot be files. */
async function renderedPages(context: CommandContext, options: Omit<RenderPagesOptions, 'builtFolder'>, built: string) {
  const builtFolder = resolve(context.home, built)
  if (!context.disk.exists(builtFolder))
    throw new UsageError(`There is no build in ${builtFolder}. Run livery build first.`)
  return context.renderPages({ ...options, builtFolder }).catch((error: unknown) => {
    throw isForOperator(error) ? new UsageError(`${error.message} Nothing was published.`) : error
  })
}

/**
 * The release in service. Throws if its files differ from the given files, because nobody has tried the given files.
 */
async function triedRelease(
  store: ReleaseStore,
  {
    merchant,
    environment,
    at,
    folder,
  }: { readonly merchant: string; readonly environment: Environment; readonly at: number; readonly folder: string },
  files: ReleaseFiles,
): Promise<NonNullable<Publication['promotes']>> {
  const head = await readHead(store, merchant, environment, at)
  if (!head || head.pointer.unpublished)
    throw new UsageError(`There is no release of ${merchant} in ${environment} to promote.`)
  const release = await loadRelease(store, merchant, head.pointer.release)
  if (!isOfFiles(release, files))
    throw new UsageError(
      `The files in ${folder} are not those of release ${release.sequence} of ${merchant} in ${environment}. Publish them there first, or check out the files of that release.`,
    )
  return { environment, sequence: release.sequence }
}

/**
 * Describes the differences between a release and some files. If the release is unreadable, returns the reason instead.
 * Otherwise, every value would look new.
 *
 * @param before the release; undefined if the brand has no release yet
 */
export async function differencesFrom(
  context: CommandContext,
  store: ReleaseStore,
  { merchant, before, files }: { merchant: string; before: PointedRelease | undefined; files: ReleaseFiles },
): Promise<string> {
  try {
    const old = before ? await loadFiles(store, await loadRelease(store, merchant, before.release)) : new Map()
    return formatDifferences(differencesOf(toComparable(old), toComparable(files)), context)
  } catch (error) {
    if (!(error instanceof BrokenRelease) || !before) throw error
    return `A comparison with release ${before.sequence} is not possible, because that release is damaged: ${error.message}.\n`
  }
}

/** Throws `UsageError` for a release store in the folder of brands, where the folders of the store would be brands. */
function requireOutside(brands: string, store: string, address: string): void {
  if (!isFolderAddress(address) || !`${store}${sep}`.startsWith(`${brands}${sep}`)) return
  throw new UsageError(
    `The release store ${store} is in the folder of brands, so its folders would count as brands. Pass a folder outside of ${brands}.`,
  )
}
