import { resolve } from 'node:path'
import { loadPages, loadRelease, readHead } from '../../app/releases/index.ts'
import { type AddCommand, requireEnvironment } from '../definitions.ts'
import { storeOption, withStore } from '../with-store.ts'
import { Misuse } from '../world.ts'

/** `livery pages`: the published pages of a brand into a folder that a web server reads (OPS-03). */
export const addPages: AddCommand = (program, world) => {
  program
    .command('pages')
    .argument('<merchant>', 'the brand')
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
      await withStore(world, options.store, async (store) => {
        const head = await readHead(store, merchant, environment, world.now())
        if (!head) throw new Misuse(`There is no release of ${merchant} in ${environment} in this store.`)
        const release = await loadRelease(store, merchant, head.pointer.release)
        // The pages of a brand with a canary have to name it, and a file cannot follow its share.
        const pages = head.pointer.canary ? new Map() : await loadPages(store, release)
        world.replacePages(resolve(world.cwd, options.out), merchant, pages)
        const reason = head.pointer.canary ? 'is not the only one that visitors see' : 'was published without pages'
        const { sequence } = release
        world.terminal.write(
          pages.size > 0
            ? `Release ${sequence} of ${merchant} in ${environment} has its pages in ${options.out}: ${pages.size}.\n`
            : `There are no pages of ${merchant} in ${options.out}: release ${sequence} ${reason}. Hosts answer for them.\n`,
        )
      })
    })
}
