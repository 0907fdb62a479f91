import { isObject, type Json, validateMerchant } from '../../runtime/manifest/index.ts'
import { errorsNote } from '../output/errors-note.ts'
import { createPathFormatter } from '../output/show-path.ts'
import { tableText } from '../output/table.ts'
import { unreadableBrand } from '../output/unreadable-brand.ts'
import { UsageError } from '../command-context.ts'
import {
  type AddCommand,
  merchantsFolder,
  merchantsOption,
  requireEnvironment,
  requireKnownName,
} from '../definitions.ts'

const formats = ['pretty', 'json']

/** `livery routes`: lists every page of a brand with its address, layout, guards and widgets. */
export const addRoutes: AddCommand = (program, context) => {
  program
    .command('routes')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .option(...merchantsOption)
    .description('List the pages of a brand.')
    .addHelpText('after', '\nExamples:\n  livery routes acme production\n  livery routes acme staging --format json')
    .action(async (merchant: string, name: string, options: { format: string; merchants?: string }) => {
      requireKnownName('format', options.format, formats)
      const environment = requireEnvironment(name)
      const folder = merchantsFolder(context, options.merchants)
      const source = context.openSource(folder)
      requireKnownName('brand', merchant, await source.merchants())
      const verdict = await validateMerchant(source, merchant, await context.loadProduct())
      const reason = unreadableBrand(verdict, environment, createPathFormatter(context, folder))
      if (reason !== undefined) throw new UsageError(reason)
      const note = errorsNote(verdict)
      if (note !== undefined) context.terminal.writeError(note)
      const rows = routeRows(verdict.merged.get(environment)?.routes)
      context.terminal.write(options.format === 'json' ? `${JSON.stringify({ routes: rows }, null, 2)}\n` : table(rows))
    })
}

interface RouteRow {
  readonly path: string
  readonly id: string
  readonly enabled: boolean
  readonly layout: string
  readonly guards: readonly string[]
  readonly widgets: readonly string[]
}

/** The rows of all pages. A page of a brand with errors may lack keys, or have values of wrong types. */
function routeRows(routes: Json | undefined): RouteRow[] {
  return Object.entries(asObject(routes))
    .map(([id, page]) => {
      const { path, enabled, layout, guards, regions } = asObject(page)
      return {
        path: asText(path),
        id,
        enabled: enabled === true,
        layout: asText(layout),
        guards: asTexts(guards),
        widgets: Object.values(asObject(regions)).flatMap((region) => {
          const { order, blocks } = asObject(region)
          return asTexts(order)
            .map((block) => asText(asObject(asObject(blocks)[block]).widget))
            .filter(Boolean)
        }),
      }
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

const asObject = (value: Json | undefined) => (isObject(value) ? value : {})
const asText = (value: Json | undefined) => (typeof value === 'string' ? value : '')
const asTexts = (value: Json | undefined) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

function table(rows: readonly RouteRow[]): string {
  const cells = [
    ['path', 'page', 'enabled', 'layout', 'guards', 'widgets'],
    ...rows.map((row) => [
      row.path || '-',
      row.id,
      row.enabled ? 'yes' : 'no',
      row.layout || '-',
      row.guards.join(' ') || '-',
      row.widgets.join(' ') || '-',
    ]),
  ]
  return tableText(cells)
}
