import { chosenAreas } from '../../runtime/manifest/chosen-areas.ts'
import {
  environments,
  isObject,
  type JsonObject,
  type Product,
  validateMerchants,
  valueAt,
} from '../../runtime/manifest/index.ts'
import {
  type AddCommand,
  merchantsFolder,
  merchantsOption,
  requireEnvironment,
  requireKnownName,
} from '../definitions.ts'
import { errorsNote } from '../output/errors-note.ts'
import { createPathFormatter } from '../output/show-path.ts'
import { tableText } from '../output/table.ts'
import { unreadableBrand } from '../output/unreadable-brand.ts'
import { UsageError } from '../command-context.ts'

const formats = ['pretty', 'json']

/** `livery matrix`: shows areas, features, pages and locales of brands side by side. */
export const addMatrix: AddCommand = (program, context) => {
  program
    .command('matrix')
    .argument('[merchants...]', 'the brands to compare (default: all)')
    .option('--env <environment>', environments.join(', '), 'production')
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .option('--differing', 'only the rows in which the brands differ')
    .option(...merchantsOption)
    .description('Compare the areas, features, pages and locales of brands.')
    .addHelpText('after', '\nExamples:\n  livery matrix\n  livery matrix --differing --env staging --format json')
    .action(
      async (
        named: string[],
        options: { env: string; format: string; differing?: boolean; merchants?: string },
      ): Promise<void> => {
        requireKnownName('format', options.format, formats)
        const environment = requireEnvironment(options.env)
        const folder = merchantsFolder(context, options.merchants)
        const source = context.openSource(folder)
        const known = await source.merchants()
        if (known.length === 0) throw new UsageError(`There is no brand in ${folder}. Create one with livery create.`)
        for (const merchant of named) requireKnownName('brand', merchant, known)
        const product = await context.loadProduct()
        const verdicts = (await validateMerchants(source, named.length > 0 ? named : known, product)).filter(
          (verdict) => {
            const reason = unreadableBrand(verdict, environment, createPathFormatter(context, folder))
            const note = reason === undefined ? errorsNote(verdict) : `${reason}\n`
            if (note !== undefined) context.terminal.writeError(note)
            return reason === undefined
          },
        )
        if (verdicts.length === 0) throw new UsageError('No brand can be compared. Correct the files above first.')
        const brands = verdicts.map(({ merchant }) => merchant)
        const uses = new Map(
          verdicts.map(({ merchant, merged }) => [merchant, usesOf(merged.get(environment) ?? {}, product)]),
        )
        const names = [...new Set([...uses.values()].flatMap((one) => [...one.keys()]))].toSorted()
        const rows = names
          .map((name) => ({ name, brands: brands.map((brand) => uses.get(brand)?.get(name) ?? '-') }))
          .filter((row) => !options.differing || new Set(row.brands).size > 1)
        context.terminal.write(
          options.format === 'json'
            ? `${JSON.stringify({ environment, brands, rows: rows.map((row) => ({ ...row, brands: byBrand(row.brands, brands) })) }, null, 2)}\n`
            : rows.length === 0
              ? 'The brands do not differ.\n'
              : tableText([['', ...brands], ...rows.map((row) => [row.name, ...row.brands])]),
        )
      },
    )
}

const byBrand = (cells: readonly string[], brands: readonly string[]) =>
  Object.fromEntries(brands.map((brand, index) => [brand, cells[index]]))

/** The areas, features, pages and locales of a brand by name, each `on` or `off`. */
function usesOf(manifest: JsonObject, product: Product): Map<string, string> {
  // If `validate` refused the brand, a value may have a wrong type.
  const entries = (pointer: string) => {
    const map = valueAt(manifest, pointer)
    return isObject(map) ? Object.entries(map) : []
  }
  const state = (isOn: boolean) => (isOn ? 'on' : 'off')
  const areas = chosenAreas(product, manifest.areas)
  return new Map([
    ...Object.keys(product.areas).map((name) => [`area ${name}`, state(areas.has(name))] as const),
    ...entries('/features').map(
      ([name, feature]) => [`feature ${name}`, state(isObject(feature) && feature.enabled === true)] as const,
    ),
    ...entries('/routes').map(
      ([name, route]) => [`page ${name}`, state(isObject(route) && route.enabled === true)] as const,
    ),
    ...entries('/locales').map(([code]) => [`locale ${code}`, 'on'] as const),
  ])
}
