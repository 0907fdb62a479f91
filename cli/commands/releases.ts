import { contentOf, type NamedRelease, releasesOf } from '../../app/releases/index.ts'
import { type AddCommand, requireEnvironment, requireKnown } from '../definitions.ts'
import { storeOption, withStore } from '../with-store.ts'
import { Misuse } from '../world.ts'

const formats = ['pretty', 'json']

/** `livery releases`: the releases of a brand, newest first, with who published each and when (OPS-02). */
export const addReleases: AddCommand = (program, world) => {
  program
    .command('releases')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .requiredOption(...storeOption)
    .option('--format <format>', `how the list is written: ${formats.join(', ')}`, 'pretty')
    .option('--limit <count>', 'how many releases are listed', '20')
    .description('List the releases of a brand, the one in service first.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery releases acme production --store /srv/releases\n  livery releases acme staging --store s3://our-releases/livery --format json',
    )
    .action(async (merchant: string, name: string, options: { store: string; format: string; limit: string }) => {
      requireKnown('format', options.format, formats)
      const environment = requireEnvironment(name)
      const limit = Number(options.limit)
      if (!Number.isInteger(limit) || limit < 1)
        throw new Misuse(`--limit takes a whole number, not "${options.limit}".`)
      const listed = await withStore(world, options.store, async (store) => {
        const found: NamedRelease[] = []
        for await (const one of releasesOf(store, merchant, environment)) {
          found.push(one)
          if (found.length === limit) break
        }
        return found
      })
      if (listed.length === 0) throw new Misuse(`There is no release of ${merchant} in ${environment} in this store.`)
      const rows = listed.map(({ name: hash, release }, index) => ({
        sequence: release.sequence,
        inService: index === 0,
        at: release.at,
        by: release.by,
        ...(release.restores === undefined ? {} : { restores: contentOf(release) }),
        release: hash,
      }))
      if (options.format === 'json') {
        world.terminal.write(`${JSON.stringify({ releases: rows }, null, 2)}\n`)
        return
      }
      const width = String(rows[0]?.sequence).length
      world.terminal.write(
        rows
          .map(({ sequence, inService, at, by, restores }) => {
            const note = restores === undefined ? '' : `  the files of release ${restores}`
            return `${inService ? '*' : ' '} ${String(sequence).padStart(width)}  ${at}  ${by}${note}\n`
          })
          .join(''),
      )
    })
}
