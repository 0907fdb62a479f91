import { basename, join, relative } from 'node:path'
import { ownPackage } from '../../app/areas/own-package.ts'
import { type ManifestSource, parseJson, parseObject, valueAt } from '../../runtime/manifest/index.ts'
import { languages } from '../../schemas/generated/languages.ts'
import { recordDecoders } from '../../schemas/generated/decoders.ts'
import { partValidators } from '../../schemas/generated/manifest-validators.js'
import { isForbiddenKey } from '../../runtime/manifest/json-limits.ts'
import { areaFiles, entryRecord, settingsKey } from '../scaffold/area-files.ts'
import { withTypes } from '../scaffold/installation-files.ts'
import { type CodePlace, json } from '../scaffold/place.ts'
import { widgetFiles } from '../scaffold/widget-files.ts'
import { UsageError, type CommandContext } from '../command-context.ts'

const isName = (name: string) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) && name.length <= 32

/** The folder of the generated schemas for editors: the installation's, or else the project's. */
export function generatedFolder({ installation, projectFolder }: CommandContext): string {
  return installation === undefined ? join(projectFolder, 'schemas/generated') : join(installation, '.livery/generated')
}

/** Creates a valid area with a widget, and adds it to an installation's `livery.json`. */
export async function createArea(context: CommandContext, name: string | undefined): Promise<void> {
  if (name === undefined || !isName(name)) {
    throw new UsageError('Name the area in lowercase letters: livery create area coffee.')
  }
  requireOwnCode(context)
  const { installation, projectFolder, disk, terminal } = context
  const ofProject = join(projectFolder, 'widgets', name)
  const folder = installation === undefined ? ofProject : join(installation, 'areas', name)
  for (const taken of [ofProject, folder]) requireUnused(context, taken)
  requireFreeName(name)
  const file = installation && join(installation, 'livery.json')
  const listed = file && withArea(context, file, `./areas/${name}`)
  disk.writeFolder(folder, areaFiles(name, placeOf(context, folder)))
  const needsInstall = installation !== undefined && addTypes(context, join(installation, 'package.json'))
  if (file && listed) disk.writeText(file, listed)
  terminal.write(
    [
      `Created ${folder}.`,
      '',
      ...(installation === undefined ? ['  npm run generate     to add it to the areas that brands can use', ''] : []),
      ...(needsInstall ? ['  npm install          to add TypeScript and the types of React and Node', ''] : []),
      ...(await homePageHint(context, { widget: `${name}/list`, title: `${name}.title`, area: name })),
    ].join('\n'),
  )
}

/** Throws if the setting or the record of a new area would have the name of an existing setting or record. */
function requireFreeName(name: string): void {
  const [key, record] = [settingsKey(name), entryRecord(name)]
  const reason = isForbiddenKey(key)
    ? 'the name has a special meaning in JavaScript'
    : key === 'extends' || Object.hasOwn(partValidators, key)
      ? `manifests have the key "${key}" already`
      : Object.hasOwn(recordDecoders, record)
        ? `there is a record "${record}" already`
        : undefined
  if (reason !== undefined)
    throw new UsageError(`An area cannot have the name "${name}": ${reason}. Choose another name.`)
}

/** The keys of a brand's manifest that the hint for new code reads. */
interface BrandLists {
  readonly parent: string | undefined
  readonly areas: readonly string[] | undefined
  readonly order: readonly string[] | undefined
}

/**
 * The lines of a manifest that show a new widget on the home page. Brands that need equal lines share one copy. The
 * lines repeat each list of the brand, because a list replaces the inherited one.
 *
 * @param shown `area`: the widget's area, if brands do not inherit it
 */
async function homePageHint(
  context: CommandContext,
  shown: { readonly widget: string; readonly title: string; readonly area?: string },
): Promise<readonly string[]> {
  const { widget, title, area } = shown
  const source = context.openSource(join(context.home, 'merchants'))
  const block = widget.replace('/', '-')
  const list = (names: readonly string[]) => `[${names.map((one) => `"${one}"`).join(', ')}]`
  const linesFor = async (merchant: string) => {
    const { areas, order } = await listsOf(source, merchant)
    return [
      ...(area === undefined ? [] : [`  "areas": ${list([...areas, area])},`]),
      '  "routes": { "home": { "regions": { "main": {',
      `    "order": ${list([block, ...order])},`,
      `    "blocks": { "${block}": { "widget": "${widget}", "props": { "title": "${title}" } } }`,
      '  } } } }',
      '',
    ].join('\n')
  }
  const merchants = await source.merchants()
  const lines = await Promise.all(
    (merchants.length > 0 ? merchants : ['base']).map(
      async (merchant) => [merchant, await linesFor(merchant)] as const,
    ),
  )
  const groups = Map.groupBy(lines, ([, text]) => text)
  return [
    `To show the widget on a brand’s home page, add these lines to the brand’s manifest.json. A list replaces the inherited one:${area === undefined ? '' : ' "areas" names all areas of the brand, and'} "order" names all blocks of the page.`,
    '',
    ...[...groups].flatMap(([text, brands]) =>
      groups.size === 1 ? [text] : [`For ${brands.map(([name]) => name).join(', ')}:`, '', text],
    ),
  ]
}

/** The areas of a brand and the blocks of its home page, its own or inherited. Ignores a value of another type. */
async function listsOf(
  source: ManifestSource,
  merchant: string,
  above: readonly string[] = [],
): Promise<{ readonly areas: readonly string[]; readonly order: readonly string[] }> {
  const own = readLists((await source.load(merchant))?.json.get('manifest.json'))
  const parent = merchant === 'base' ? undefined : (own.parent ?? 'base')
  const inherited =
    parent === undefined || above.includes(parent)
      ? { areas: [], order: [] }
      : await listsOf(source, parent, [...above, merchant])
  return {
    areas: own.areas ?? inherited.areas,
    order: own.order ?? inherited.order,
  }
}

function readLists(text = ''): BrandLists {
  const manifest = parseJson(text)
  const listAt = (pointer: string) => {
    const list = valueAt(manifest, pointer)
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : undefined
  }
  const parent = valueAt(manifest, '/extends')
  return {
    parent: typeof parent === 'string' ? parent : undefined,
    areas: listAt('/areas'),
    order: listAt('/routes/home/regions/main/order'),
  }
}

/** Creates a widget's folder, in an area of the installation or, in a clone, of the project. */
export async function createWidget(context: CommandContext, name: string | undefined): Promise<void> {
  const [area = '', widget = '', ...rest] = name?.split('/') ?? []
  if (rest.length > 0 || !isName(area) || !isName(widget)) {
    throw new UsageError(
      'Name the widget by area and name, in lowercase letters: livery create widget coffee/countdown.',
    )
  }
  requireOwnCode(context)
  const { installation, disk, terminal } = context
  const areaFolder = folderOfArea(context, area)
  const folder = join(areaFolder, widget)
  requireUnused(context, folder)
  disk.writeFolder(folder, widgetFiles(area, widget, placeOf(context, areaFolder)))
  terminal.write(
    [
      `Created ${folder}.`,
      '',
      ...(installation === undefined
        ? [
            '  npm run generate     to add it to the catalogue',
            '  npm test             to check it against the widgets’ contract',
            '',
          ]
        : []),
      ...(await homePageHint(context, { widget: `${area}/${widget}`, title: `${area}.${widget}.title` })),
    ].join('\n'),
  )
}

/** The folder of an area whose source the user may change. Throws with a remedy for any other name. */
function folderOfArea({ installation, projectFolder, disk }: CommandContext, area: string): string {
  const isArea = (folder: string) => disk.readTextIfExists(join(folder, 'area.json')) !== undefined
  const ofProject = join(projectFolder, 'widgets', area)
  if (installation === undefined) {
    if (isArea(ofProject)) return ofProject
    throw new UsageError(`There is no area "${area}". Create it first: livery create area ${area}.`)
  }
  const { areas } = readInstallation(disk, join(installation, 'livery.json'))
  const folders = areas.filter((name) => name.startsWith('.')).map((name) => join(installation, name))
  const own = folders.find((folder) => basename(folder) === area && isArea(folder))
  if (own !== undefined) return own
  throw new UsageError(
    isArea(ofProject)
      ? `"${area}" is one of Livery’s own areas, which an update replaces. Create the widget in an area of your own: livery create area my-${area}.`
      : `There is no area "${area}" in livery.json. Create it first: livery create area ${area}.`,
  )
}

/** Throws if the command runs from the package, outside of a folder with a `livery.json`. */
function requireOwnCode({ installation, home, projectFolder }: CommandContext): void {
  if (installation === undefined && home !== projectFolder)
    throw new UsageError('Areas belong to a folder with a livery.json. Run livery new . first.')
}

function requireUnused({ disk }: CommandContext, folder: string): void {
  if (disk.exists(folder)) throw new UsageError(`The folder ${folder} already exists. Nothing was changed.`)
}

function placeOf(context: CommandContext, areaFolder: string): CodePlace {
  const pathTo = (folder: string) => relative(areaFolder, folder).replaceAll('\\', '/')
  const generated = pathTo(generatedFolder(context))
  return areaFolder.startsWith(join(context.projectFolder, 'widgets'))
    ? { project: pathTo(context.projectFolder), generated, languages }
    : { generated, languages }
}

/** Reads and checks a `livery.json`. The start of a command validates the file only if the file's time has changed. */
function readInstallation(disk: CommandContext['disk'], file: string) {
  const value = parseObject(disk.readText(file))
  if (!value) throw new UsageError(`${file} is not a JSON object. Correct it first. Nothing was changed.`)
  const { areas = [], ...rest } = value
  return { areas: Array.isArray(areas) ? areas.filter((name) => typeof name === 'string') : [], rest }
}

/** Adds the packages that `tsc` needs to a `package.json`. Returns whether one was missing. */
function addTypes({ disk, projectFolder }: CommandContext, file: string): boolean {
  const text = disk.readTextIfExists(file)
  if (text === undefined) return false
  const added = withTypes(text, ownPackage(projectFolder).devDependencies)
  if (added !== undefined) disk.writeText(file, added)
  return added !== undefined
}

/** The text of an installation's file with one more area. Throws if the file is not a JSON object. */
function withArea({ disk }: CommandContext, file: string, area: string): string {
  const { areas, rest } = readInstallation(disk, file)
  return json({ ...rest, areas: [...areas, area] })
}
