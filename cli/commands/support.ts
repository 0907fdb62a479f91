import { readSupportCode, type SupportCode } from '../../runtime/errors/support-code.ts'
import { validateMerchant, resolveManifest, type ResolvedManifest } from '../../runtime/manifest/index.ts'
import { type AddCommand, merchantsFolder, merchantsOption, requireEnvironment } from '../definitions.ts'
import { UsageError } from '../command-context.ts'

/** `livery support`: decodes the code on a player's error screen (OPS-04). */
export const addSupport: AddCommand = (program, context) => {
  program
    .command('support')
    .argument('<code>', 'the code, as the player read it')
    .option(...merchantsOption)
    .description('Decode the support code of an error screen.')
    .addHelpText('after', '\nExample:\n  livery support ACME-P-3FA91C2B-0.1.0-2F-K')
    .action(async (typed: string, options: { merchants?: string }) => {
      const code = readSupportCode(typed)
      if (!code)
        throw new UsageError(
          `"${typed}" is not a support code. Ask the player to read it again: at least one character is wrong.`,
        )
      const source = context.openSource(merchantsFolder(context, options.merchants))
      const isHere = (await source.merchants()).includes(code.merchant)
      const verdict = isHere ? await validateMerchant(source, code.merchant, await context.loadProduct()) : undefined
      const resolved = verdict && (await resolveManifest(verdict, requireEnvironment(code.environment)))
      context.terminal.write(describe(code, resolved))
    })
}

function describe(code: SupportCode, resolved: ResolvedManifest | undefined): string {
  const rows = [
    ['brand', code.merchant],
    ['environment', code.environment],
    ['manifest', `${code.hash} (${manifestNote(code, resolved)})`],
    ['Livery', code.version],
    ...featureRows(code, resolved),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return `${rows.map(([name = '', value]) => `${name.padEnd(width)}  ${value}`).join('\n')}\n`
}

function manifestNote({ hash }: SupportCode, resolved: ResolvedManifest | undefined): string {
  if (!resolved) return 'the brand is not in this folder, or has errors'
  return resolved.hash.startsWith(hash) ? 'the same as the files here' : 'a different version from the files here'
}

/**
 * If the brand here has as many features as the code, returns the states by feature name. Otherwise, the features have
 * numbers, in the order of names.
 */
function featureRows({ flags }: SupportCode, resolved: ResolvedManifest | undefined): [name: string, value: string][] {
  const names = Object.keys(resolved?.manifest.features ?? {}).toSorted()
  const state = (isOn: boolean | undefined) => (isOn ? 'on' : 'off')
  if (names.length === flags.length) return names.map((name, index) => [name, state(flags[index])])
  return flags.map((isOn, index) => [`feature ${index + 1}`, state(isOn)])
}
