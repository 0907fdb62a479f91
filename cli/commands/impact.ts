import {
  createExplainer,
  environments,
  type Environment,
  type Json,
  validateMerchants,
  type Origin,
} from '../../runtime/manifest/index.ts'
import { shortJson } from '../../runtime/issues/index.ts'
import {
  type AddCommand,
  merchantsFolder,
  merchantsOption,
  requireEnvironment,
  requireKnownName,
} from '../definitions.ts'
import { errorsNote } from '../output/errors-note.ts'
import { createPathFormatter } from '../output/show-path.ts'
import { pointerSuggestion } from '../output/suggest-pointer.ts'
import { unreadableBrand } from '../output/unreadable-brand.ts'
import { UsageError } from '../command-context.ts'

const formats = ['pretty', 'json']

/** A place that sets a value, and the brands whose value comes from there. */
interface Source {
  readonly origin: Origin
  readonly value: Json
  readonly brands: string[]
}

/** `livery impact`: shows which file sets a value for each brand, and so which brands a change of this file affects. */
export const addImpact: AddCommand = (program, context) => {
  program
    .command('impact')
    .argument('<pointer>', 'the place in the manifest, such as /toast/duration')
    .option('--env <environment>', environments.join(', '), 'production')
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .option(...merchantsOption)
    .description('Show which brands a change of a value affects.')
    .addHelpText('after', '\nExamples:\n  livery impact /toast/duration\n  livery impact /tokens/radius --env staging')
    .action(async (place: string, options: { env: string; format: string; merchants?: string }) => {
      requireKnownName('format', options.format, formats)
      const environment: Environment = requireEnvironment(options.env)
      const folder = merchantsFolder(context, options.merchants)
      const pointer = place === '' || place.startsWith('/') ? place : `/${place}`
      const verdicts = await validateMerchants(context.openSource(folder), undefined, await context.loadProduct())
      const showPath = createPathFormatter(context, folder)
      const sources = new Map<string, Source>()
      for (const verdict of verdicts) {
        const reason = unreadableBrand(verdict, environment, showPath)
        const note = reason === undefined ? errorsNote(verdict) : `${reason}\n`
        if (note !== undefined) context.terminal.writeError(note)
        const { merchant, layers, merged } = verdict
        const explained = createExplainer(layers.get(environment) ?? [], merged.get(environment)).explain(pointer)
        if (!explained) continue
        const origin = { ...explained.origin, file: showPath(explained.origin.file) }
        const place = `${origin.file}:${origin.line}`
        const source = sources.get(place) ?? { origin, value: explained.value, brands: [] }
        source.brands.push(merchant)
        sources.set(place, source)
      }
      if (sources.size === 0) {
        const manifests = verdicts.flatMap(({ merged }) => merged.get(environment) ?? [])
        throw new UsageError(`No brand has a value at ${pointer}.${pointerSuggestion(pointer, manifests)}`)
      }
      const found = [...sources.values()].toSorted((one, other) => other.brands.length - one.brands.length)
      context.terminal.write(
        options.format === 'json'
          ? `${JSON.stringify({ pointer, environment, sources: found }, null, 2)}\n`
          : `${pointer} in ${environment}\n${found.map(lineOf).join('')}`,
      )
    })
}

function lineOf({ origin, value, brands }: Source): string {
  return `  ${origin.file}:${origin.line}:${origin.column}  ${shortJson(value)}\n    affects ${brands.join(', ')}\n`
}
