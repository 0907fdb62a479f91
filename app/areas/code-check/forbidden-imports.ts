import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { messageOf } from '../../../runtime/errors/caught-error.ts'
import { OperatorError } from '../../../runtime/errors/operator-error.ts'
import { suggestName } from '../../../runtime/issues/suggest.ts'
import { areasOfTree } from '../area-modules.ts'
import { isPackage, ownPackage } from '../own-package.ts'
import { type AreaFile, filesOf, type OwnArea } from './own-area.ts'
import { atOffset } from './mistake-line.ts'
import { type ModuleImport, readModule } from './read-module.ts'

/** The facts that decide whether an area may import a module. */
export interface ImportRules {
  readonly installation: string
  /** All areas in folders of the installation. */
  readonly areas: readonly OwnArea[]
  /** The entry points of Livery, such as `livery/widget-api/data`. */
  readonly entryPoints: readonly string[]
  /** The areas of Livery that every brand has. */
  readonly areasAlways: ReadonlySet<string>
  /** The packages that an area may import: those in the nearest `package.json`, React, and Livery. */
  readonly packages: ReadonlySet<string>
  /** The folder of Livery: the package, or a clone. */
  readonly program: string
}

const packageName = 'livery'

/** The entry points below `livery/sandbox` that belong to no area. */
const sandboxCore = ['part', 'artwork']

/** The packages that an area may import without an entry in `package.json`, because pages have them. */
const pagePackages = ['react']

/** Reads the rules of an installation. */
export function importRules(installation: string, projectFolder: string, areas: readonly OwnArea[]): ImportRules {
  return {
    installation,
    areas,
    entryPoints: Object.keys(ownPackage(projectFolder).exports).map((key) => packageName + key.slice(1)),
    areasAlways: new Set(areasOfTree(projectFolder).flatMap(({ name, always }) => (always ? name : []))),
    packages: new Set([...pagePackages, packageName, ...packagesOf(installation)]),
    program: resolve(isPackage(projectFolder) ? dirname(projectFolder) : projectFolder),
  }
}

/** The packages in the nearest `package.json`, from a folder upward. */
function packagesOf(folder: string): readonly string[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return dirname(folder) === folder ? [] : packagesOf(dirname(folder))
  const own = readPackage(file)
  return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((key) =>
    Object.keys(own[key] ?? {}),
  )
}

/** The file `package.json` is not JSON. The message is for the developer of the areas. */
class PackageUnreadable extends OperatorError {
  override readonly name = 'PackageUnreadable'
}

function readPackage(file: string): Readonly<Record<string, object | undefined>> {
  try {
    // oxlint-disable-next-line input/no-asserted-input -- npm validates this file
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object | undefined>>
  } catch (error) {
    throw new PackageUnreadable(`${file} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/** Messages about imports that an area may not have. Its tests may import anything. */
export function forbiddenImports(area: OwnArea, rules: ImportRules): readonly string[] {
  return filesOf(area, rules.installation, '**/*.{ts,tsx,js,jsx}').flatMap((file) =>
    (readModule(file)?.imports ?? []).flatMap((one) => {
      const reason = one.specifier.startsWith('.')
        ? reasonAgainstFile(area, file, one.specifier, rules)
        : isAbsolute.test(one.specifier) && !isBuiltin(one.specifier)
          ? `"${one.specifier}" is an absolute address. Import a file by its path from this file, such as "./model.ts".`
          : reasonAgainstPackage(area, file, one, rules)
      return reason === undefined ? [] : atOffset(file, one.start, reason)
    }),
  )
}

/** A path from the root of the disk or the site, or a URL. */
const isAbsolute = /^(?:[/\\]|[a-z][\w+.-]*:)/i

/** The extensions, and the index files, that an import may leave out. */
const leftOut = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js']

const isFile = (path: string) => leftOut.some((ending) => statSync(path + ending, { throwIfNoEntry: false })?.isFile())
const isIn = (file: string, folder: string) => file.startsWith(folder + sep)
const isOfSandbox = (area: OwnArea, { file }: AreaFile) => isIn(file, join(area.folder, 'sandbox'))

/** The reason why an area may not import a file by its path. Undefined if the area may import the file. */
function reasonAgainstFile(area: OwnArea, file: AreaFile, specifier: string, rules: ImportRules): string | undefined {
  const target = join(dirname(file.file), specifier.replace(/\?.*$/, ''))
  if (isIn(target, area.folder) && !isFile(target))
    return `There is no file ${relative(area.folder, target).replaceAll('\\', '/')} in this area. Correct the path, or create the file.`
  if (isIn(target, area.folder) || isIn(target, join(rules.installation, '.livery'))) return undefined
  const owner = rules.areas.find(({ folder }) => isIn(target, folder))
  if (owner) return reasonAgainstArea(area, file, target, owner)
  const isOfLivery = isIn(target, rules.program) && !isIn(target, rules.installation)
  if (isOfLivery || isIn(target, join(rules.installation, 'node_modules', packageName)))
    return 'This is a file of Livery itself, which may change in each version. Import an entry point of the package, such as "livery/widget-api/data". The file docs/api-report.md of Livery lists all entry points.'
  return `${relative(rules.installation, target).replaceAll('\\', '/')} is outside of the folders of areas. Move the file into this area, or into an area that this one requires.`
}

function reasonAgainstArea(area: OwnArea, file: AreaFile, target: string, owner: OwnArea): string | undefined {
  const exported = isOfSandbox(area, file) ? 'sandbox/exports' : 'exports'
  const below = relative(owner.folder, target).replaceAll('\\', '/')
  if (below.replace(/\.[jt]sx?$/, '') !== exported)
    return `${below} is a private file of the area "${owner.name}". Import its ${exported}.ts, and export there what this area needs.`
  return reasonAgainstRequired(area, owner.name)
}

/** The reason why an area may not import from the area `owner`. Undefined if the area requires `owner`. */
function reasonAgainstRequired(area: OwnArea, owner: string): string | undefined {
  if (area.requires.includes(owner)) return undefined
  return `The area "${area.name}" does not require the area "${owner}". Add "${owner}" to "requires" in area.json.`
}

/** The reason why an area may not import a package. Undefined if the area may import the package. */
function reasonAgainstPackage(
  area: OwnArea,
  file: AreaFile,
  { specifier, isOfTypes }: ModuleImport,
  { areasAlways, entryPoints, packages }: ImportRules,
): string | undefined {
  if (isBuiltin(specifier))
    return isOfTypes || isOfSandbox(area, file)
      ? undefined
      : `${specifier} is a Node module, which browsers lack. Only files in the folder sandbox may import it.`
  const [first = '', second = ''] = specifier.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  if (name === packageName && entryPoints.includes(specifier)) {
    const [, owner] = /^livery\/(?:areas|sandbox)\/(.+)$/.exec(specifier) ?? []
    const isFree = owner === undefined || sandboxCore.includes(owner) || areasAlways.has(owner)
    return isFree ? undefined : reasonAgainstRequired(area, owner)
  }
  if (name === packageName)
    return `"${specifier}" is not an entry point of Livery. ${suggestName(specifier, entryPoints) ?? 'The file docs/api-report.md of Livery lists all entry points.'}`
  if (isOfTypes || packages.has(name)) return undefined
  return `The package "${name}" is not in package.json. Run npm install ${name}.`
}
