import { resolve } from 'node:path'
import { loadPages, loadRelease, readHead } from '../../app/releases/index.ts'
import { type AddCommand, merchantArgument, requireEnvironment } from '../definitions.ts'
import { storeOption, withStore } from '../publishing/with-store.ts'
import { UsageError } from '../command-context.ts'

/**
 * `livery pages`: writes the pages of a brand's release in service into a folder that a web server reads (OPS-03). They
 * replace the brand's earlier pages.
 */
export const addPages: AddCommand = (program, context) => {
  program
    .command('pages')
    .argument(...merchantArgument)
    .argument('<environment>', 'development, staging or production')
    .requiredOption(...storeOption)
    .requiredOption('--out <folder>', 'the folder that the web server reads')
    .description('Write the public pages of the release in service as files for a web server.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery pages acme production --store /srv/releases --out /srv/pages\n  livery pages acme production --store s3://our-releases/livery --out /srv/pages',
    )
    .action(async (merchant: string, name: string, options: { readonly store: string; readonly out: string }) => {
      const environment = requireEnvironment(name)
      await withStore(context, options.store, async (store) => {
        const head = await readHead(store, merchant, environment, context.now())
        if (!head) throw new UsageError(`There is no release of ${merchant} in ${environment} in this store.`)
        const { canary, unpublished } = head.pointer
        const folder = resolve(context.cwd, options.out)
        if (unpublished) {
          await context.replacePages(folder, merchant, new Map())
          return context.terminal.write(`${options.out} now has no pages of ${merchant}: the brand is unpublished.\n`)
        }
        const release = await loadRelease(store, merchant, head.pointer.release)
        // A brand with a canary gets no files: a file cannot choose between two releases for each visitor.
        const pages = canary ? new Map() : await loadPages(store, release)
        await context.replacePages(folder, merchant, pages)
        const reason = canary ? 'shares its visitors with a canary' : 'was published without pages'
        const { sequence } = release
        context.terminal.write(
          pages.size > 0
            ? `Wrote ${pages.size} page${pages.size === 1 ? '' : 's'} of release ${sequence} of ${merchant} in ${environment} to ${options.out}.\n`
            : `${options.out} now has no pages of ${merchant}: release ${sequence} ${reason}. Hosts render the pages of ${merchant}.\n`,
        )
      })
    })
}
