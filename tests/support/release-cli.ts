import type { ReleaseStore } from '../../app/releases/index.ts'
import { runCli } from '../../cli/run-cli.ts'
import { fakeContext } from './fake-context.ts'
import { smallBrand } from './small-brand.ts'

/**
 * Opens a brand whose files a test can change, and a terminal that records the output of commands.
 *
 * @param answers the answers to the commands' questions. Without answers, the terminal is not interactive
 * @param store the release store at every address. By default, a store in memory
 */
export function openReleases(answers?: readonly string[], store?: ReleaseStore) {
  const brands: Record<string, Record<string, string>> = { acme: { ...smallBrand } }
  const context = fakeContext(brands, answers)
  if (store) Object.assign(context, { openReleases: async () => store })
  return {
    brands,
    context,
    livery: async (args: string) => {
      context.written.length = 0
      context.errors.length = 0
      const code = await runCli(args.split(' '), context)
      return `${context.written.join('')}${context.errors.join('')}[${code}]`
    },
  }
}

/** The last lines of an output, because the list of values of a first release is long. */
export const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n')

/** The tokens of a brand with sharper corners. */
export const sharper = JSON.stringify({ radius: { card: { $value: { value: 3 } } } })

/** A brand with one release in service, and sharper corners in its files. */
export async function openChanged() {
  const opened = openReleases()
  await opened.livery('publish acme production --to /srv/releases')
  opened.brands.acme = { ...smallBrand, 'tokens.json': sharper }
  return opened
}
