import { resolve } from 'node:path'
import type { AddCommand } from '../definitions.ts'

/** `livery build`: builds the program for production, once for all brands. */
export const addBuild: AddCommand = (program, context) => {
  program
    .command('build')
    .option('--out <folder>', 'the folder of the build; the new build replaces the former one', 'dist')
    .description('Build the program for production, once for all brands. Brands are data and need no build.')
    .addHelpText('after', '\nExamples:\n  livery build\n  livery build --out release')
    .action(async ({ out }: { out: string }) => {
      const folder = resolve(context.home, out)
      const { scripts, bytes } = await context.buildSite(folder)
      context.terminal.write(
        `The build is in ${folder}. Every page loads ${scripts} scripts (${(bytes / 1000).toFixed(0)} kB compressed) before it reacts to clicks.\n`,
      )
    })
}
