import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isPackage, ownPackage } from '../../app/areas/own-package.ts'
import { parseJson, valueAt } from '../../runtime/manifest/index.ts'
import { type AddCommand, shellWord, typedCommand } from '../definitions.ts'
import { installationFiles, type NewInstallation, packageFile } from '../scaffold/installation-files.ts'
import { UsageError, type CommandContext } from '../command-context.ts'
import { makeBrand, requireBrandId, suggestedName } from './create.ts'

/** `livery new`: creates a folder for the operator's own brands and areas, with a first brand. */
export const addNew: AddCommand = (program, context) => {
  program
    .command('new')
    .argument('<folder>', 'the folder to create; `.` for the current one')
    .option('--brand <merchant>', 'the first brand', 'acme')
    .description('Create a folder for your own brands and areas, with a CI workflow and a container file.')
    .addHelpText('after', '\nExamples:\n  livery new .\n  livery new our-brands --brand acme')
    .action(async (given: string, { brand }: { brand: string }) => {
      const folder = resolve(context.cwd, given)
      requireBrandId(brand)
      const outer = foldersAbove(folder).find((above) => hasBrandsAt(context, above, folder))
      if (outer !== undefined) {
        const create = typedCommand({ home: outer, projectFolder: resolve(context.projectFolder) }, `create ${brand}`)
        throw new UsageError(
          `${folder} is inside ${outer}, which has brands already. For another brand, run ${create} there. Nothing was changed.`,
        )
      }
      const { spec, unpacked } = liveryFor(context, folder)
      writeInstallation(context, folder, { name: packageName(folder), merchant: brand, livery: spec })
      const within = { ...context, installation: folder, home: folder }
      await makeBrand(within, join(folder, 'merchants'), { merchant: brand, name: suggestedName(brand) })
      context.terminal.write(
        [
          `Created ${folder}.`,
          '',
          ...(unpacked === undefined ? [] : [`  (cd ${shellWord(unpacked)} && npm pack)`]),
          ...(folder === context.cwd ? [] : [`  cd ${shellWord(given)}`]),
          '  npm install',
          '  npx livery preview',
          '',
          'README.md has the next steps.',
          '',
        ].join('\n'),
      )
    })
}

/** The folders that contain a folder, the nearest first. */
function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder)
  return above === folder ? [] : [above, ...foldersAbove(above)]
}

/**
 * Whether `above` has brands of its own, so that `livery new` must not create `folder` in it. True for an installation,
 * and for the clone of Livery if `folder` is in its `merchants/`.
 */
function hasBrandsAt({ disk, projectFolder }: CommandContext, above: string, folder: string): boolean {
  if (disk.exists(join(above, 'livery.json'))) return true
  const ofClone = resolve(projectFolder)
  return above === ofClone && relative(ofClone, folder).split(sep)[0] === 'merchants'
}

/** The name of a folder as npm accepts it in `package.json`. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name === '' ? 'brands' : name
}

/**
 * The version or address of Livery's package for the `package.json` of a new folder. It names the package that runs
 * this command, because npm's registry has another package of the same name.
 *
 * @returns `unpacked`: the clone of Livery in which the user has to run `npm pack` first
 * @throws UsageError if the folder that installed this Livery does not name its package
 */
function liveryFor(context: CommandContext, folder: string): { readonly spec: string; readonly unpacked?: string } {
  const { disk, projectFolder } = context
  const fileSpec = (file: string) => `file:${relative(folder, file).replaceAll('\\', '/')}`
  if (!isPackage(projectFolder)) {
    const { version } = ownPackage(projectFolder)
    const packed = join(projectFolder, `livery-${version}.tgz`)
    return { spec: fileSpec(packed), ...(disk.exists(packed) ? {} : { unpacked: projectFolder }) }
  }
  // The package is below the `node_modules` of the folder that installed it.
  const installed = join(projectFolder, '../../..')
  const installedFile = join(installed, 'package.json')
  const installedPackage = parseJson(disk.readTextIfExists(installedFile) ?? '')
  const named = ['dependencies', 'devDependencies'].map((names) => valueAt(installedPackage, `/${names}/livery`))
  const spec = named.find((one) => typeof one === 'string')
  if (spec === undefined)
    throw new UsageError(
      `No dependency in ${installedFile} names the package of Livery. Run npm install with the file of the package in a folder of your own, and livery new there. Nothing was changed.`,
    )
  return { spec: spec.startsWith('file:') ? fileSpec(resolve(installed, spec.slice('file:'.length))) : spec }
}

/** Writes the files into a new folder, or into a folder that has none of these files except `package.json`. */
function writeInstallation({ disk }: CommandContext, folder: string, wanted: NewInstallation): void {
  const files = installationFiles(wanted)
  if (!disk.exists(folder)) return disk.writeFolder(folder, files)
  const { 'package.json': ofPackage = '', ...others } = files
  const tops = new Set([...Object.keys(others).map((path) => path.split('/')[0] ?? path), 'merchants'])
  const taken = [...tops].find((top) => disk.exists(join(folder, top)))
  if (taken !== undefined) throw new UsageError(`${join(folder, taken)} already exists. Nothing was changed.`)
  const existing = disk.readTextIfExists(join(folder, 'package.json'))
  const own = existing === undefined ? ofPackage : withLivery(join(folder, 'package.json'), existing, wanted.livery)
  disk.writeText(join(folder, 'package.json'), own)
  for (const [path, text] of Object.entries(others)) {
    const file = join(folder, path)
    if (path.includes('/')) disk.writeFolder(dirname(file), { [basename(file)]: text })
    else disk.writeText(file, text)
  }
}

/** Adds the entries that an installation needs to a `package.json`. Throws if the file is malformed. */
function withLivery(file: string, text: string, livery: string): string {
  try {
    return packageFile(text, livery)
  } catch {
    throw new UsageError(`${file} is not valid JSON. Correct it first. Nothing was changed.`)
  }
}
