import { dirname, join } from 'node:path'
import {
  createExplainer,
  type Explanation,
  validateMerchant,
  pointerKeys,
  type Product,
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
import { pointerSuggestion } from '../output/suggest-pointer.ts'
import { unreadableBrand } from '../output/unreadable-brand.ts'
import { UsageError, type CommandContext } from '../command-context.ts'

const formats = ['pretty', 'json']

/** `livery explain`: shows the value at a pointer, the file and line that set it, and the overridden values. */
export const addExplain: AddCommand = (program, context) => {
  program
    .command('explain')
    .argument('<merchant>', 'the brand')
    .argument('<environment>', 'development, staging or production')
    .argument('<pointer>', 'the place in the manifest, such as /toast/duration')
    .option('--format <format>', `output format: ${formats.join(', ')}`, 'pretty')
    .option(...merchantsOption)
    .description('Show where a value of a manifest comes from.')
    .addHelpText(
      'after',
      '\nExamples:\n  livery explain acme production /merchant/name\n  livery explain acme staging /toast/duration --format json',
    )
    .action(async (merchant: string, name: string, place: string, options: { format: string; merchants?: string }) => {
      requireKnownName('format', options.format, formats)
      const environment = requireEnvironment(name)
      const folder = merchantsFolder(context, options.merchants)
      const source = context.openSource(folder)
      requireKnownName('brand', merchant, await source.merchants())
      const product = await context.loadProduct()
      const verdict = await validateMerchant(source, merchant, product)
      const showPath = createPathFormatter(context, folder)
      const reason = unreadableBrand(verdict, environment, showPath)
      if (reason !== undefined) throw new UsageError(reason)
      const note = errorsNote(verdict)
      if (note !== undefined) context.terminal.writeError(note)
      const layers = verdict.layers.get(environment) ?? []
      const pointer = place === '' || place.startsWith('/') ? place : `/${place}`
      const { explain, merged } = createExplainer(layers, verdict.merged.get(environment))
      const explained = explain(pointer) ?? widgetText(context, product, pointer)
      if (!explained) {
        if (createExplainer(layers).explain(pointer))
          throw new UsageError(`${pointer} belongs to an area that the brand leaves out: see its "areas".`)
        throw new UsageError(`The manifest has no value at ${pointer}.${pointerSuggestion(pointer, [merged])}`)
      }
      const shown = <Place extends { file: string }>(place: Place): Place => ({
        ...place,
        file: showPath(place.file),
      })
      const explanation = {
        value: explained.value,
        origin: shown(explained.origin),
        overrode: explained.overrode.map(shown),
      }
      if (options.format === 'json') {
        context.terminal.write(`${JSON.stringify(explanation, null, 2)}\n`)
        return
      }
      const at = ({ file, line, column, layer }: (typeof explanation)['origin']) =>
        `${file}:${line}:${column} (${layer})`
      context.terminal.write(
        [
          `${pointer === '' ? 'The manifest' : pointer} is ${JSON.stringify(explanation.value, null, 2)}`,
          `  written in ${at(explanation.origin)}`,
          ...explanation.overrode.map((one) => `  instead of ${JSON.stringify(one.value)} in ${at(one)}`),
          '',
        ].join('\n'),
      )
    })
}

/** A widget's own text, from the folder of the widget or of its area. Undefined for any other pointer. */
function widgetText(context: CommandContext, product: Product, pointer: string): Explanation | undefined {
  const [root, language = '', id = ''] = pointerKeys(pointer)
  const { messages } = product.widgets
  const texts = Object.hasOwn(messages, language) ? messages[language] : undefined
  if (root !== 'messages' || !texts || !Object.hasOwn(texts, id)) return undefined
  const [area = '', widget = ''] = id.split('.')
  const defaults = product.defaults.find((one) => one.area === area)
  const folders = [...(defaults ? [dirname(defaults.path)] : []), `areas/${area}`, `widgets/${area}`]
  const files = folders.flatMap((folder) =>
    [`${folder}/${widget}`, folder].map((inner) => `${inner}/messages/${language}.json`),
  )
  for (const file of files) {
    const text =
      context.disk.readTextIfExists(join(context.home, file)) ??
      context.disk.readTextIfExists(join(context.projectFolder, file))
    const lines = text?.split('\n') ?? []
    const line = lines.findIndex((one) => one.includes(`"${id}"`))
    if (line === -1) continue
    const column = (lines[line] ?? '').indexOf(':', (lines[line] ?? '').indexOf(`"${id}"`)) + 3
    return { value: texts[id] ?? '', origin: { file, line: line + 1, column, layer: 'base' }, overrode: [] }
  }
  return {
    value: texts[id] ?? '',
    origin: { file: `widgets/${area}`, line: 1, column: 1, layer: 'base' },
    overrode: [],
  }
}
