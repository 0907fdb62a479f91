import { contentOf, type PointerEvent } from '../../app/releases/index.ts'
import type { Environment } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantArgument, requireEnvironment, requireKnownName } from '../definitions.ts'
import { readReleaseList } from '../publishing/read-release-list.ts'
import { percent } from '../publishing/release-options.ts'
import { storeOption, withStore } from '../publishing/with-store.ts'
import { exitCodes, UsageError } from '../command-context.ts'

const formats = ['pretty', 'json']

/**
 * `livery releases`: lists the releases of a brand, newest first, with publishers and times. The list includes waiting
 * releases, and says whether the brand is unpublished (OPS-02).
 */
export const addReleases: AddCommand = (program, context, end) => {
  program
    .command('releases')
    .argument(...merchantArgument)
    .argument('<environment>', 'development, staging or production')
    .requiredOption(...storeOption)
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .option('--limit <count>', 'how many releases to list, apart from waiting ones', '20')
    .description('List the releases of a brand: waiting, in service, and earlier ones.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery releases acme production --store /srv/releases\n  livery releases acme staging --store s3://our-releases/livery --format json',
    )
    .action(async (merchant: string, name: string, options: { store: string; format: string; limit: string }) => {
      requireKnownName('format', options.format, formats)
      const environment = requireEnvironment(name)
      const limit = Number(options.limit)
      if (!Number.isInteger(limit) || limit < 1)
        throw new UsageError(`--limit takes a whole number from 1, not "${options.limit}".`)
      const { head, waiting, listed, damage } = await withStore(context, options.store, (store) =>
        readReleaseList(store, { merchant, environment, limit, now: context.now() }),
      )
      if (!head) throw new UsageError(`There is no release of ${merchant} in ${environment} in this store.`)
      const { scheduled = [], canary, events = [] } = head.pointer
      const rows: Row[] = [...waiting.toReversed(), ...listed].map(({ name: hash, release }) => ({
        sequence: release.sequence,
        inService: hash === head.pointer.release && !head.pointer.unpublished,
        at: release.at,
        by: release.by,
        ...(release.restores === undefined ? {} : { restores: contentOf(release) }),
        ...pick('unpublished', (hash === head.pointer.release && head.pointer.unpublished) || undefined),
        ...pick('promotes', release.promotes),
        ...pick('from', scheduled.find((one) => one.release === hash)?.at),
        ...pick('share', canary?.release === hash ? canary.share : undefined),
        release: hash,
      }))
      context.terminal.write(
        options.format === 'json'
          ? `${JSON.stringify({ releases: rows, events }, null, 2)}\n`
          : [...showRows(rows), ...events.map(showEvent)].join(''),
      )
      if (damage.length === 0) return
      for (const line of damage) context.terminal.writeError(`${line}\n`)
      end(exitCodes.issues)
    })
}

interface Row {
  readonly sequence: number
  readonly inService: boolean
  /** Whether the brand is unpublished, and this was its last release in service. */
  readonly unpublished?: true
  readonly at: string
  readonly by: string
  /** The number of the earlier release whose files this release contains. */
  readonly restores?: number
  /** The release of another environment from which the operator promoted this one. */
  readonly promotes?: { readonly environment: Environment; readonly sequence: number }
  /** When the release goes into service. */
  readonly from?: string
  /** The share of visitors who see the release, from 0 to 1. */
  readonly share?: number
  readonly release: string
}

function showRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ sequence }) => String(sequence).length))
  return rows.map(({ sequence, inService, unpublished, at, by, restores, promotes, from, share }) => {
    const notes = [
      ...(inService ? ['in service'] : []),
      ...(unpublished ? ['unpublished'] : []),
      ...(restores === undefined ? [] : [`the files of release ${restores}`]),
      ...(promotes === undefined ? [] : [`release ${promotes.sequence} of ${promotes.environment}`]),
      ...(from === undefined ? [] : [`goes into service at ${from}`]),
      ...(share === undefined ? [] : [`shown to ${percent(share)} of visitors`]),
    ]
    return `${[`${inService ? '*' : ' '} ${String(sequence).padStart(width)}`, at, by, ...notes].join('  ')}\n`
  })
}

function showEvent({ at, by, sequence, change }: PointerEvent): string {
  return `  ${at}  ${by}  release ${sequence} ${outcomeOf(change)}\n`
}

function outcomeOf(change: PointerEvent['change']): string {
  if (typeof change === 'string') return change
  return change === 1 ? 'put into service' : `shown to ${percent(change)}`
}

const pick = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>
