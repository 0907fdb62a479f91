import { languages } from '../../schemas/generated/languages.ts'
import layerSchema from '../../schemas/generated/layer.schema.json' with { type: 'json' }
import * as validators from '../../schemas/generated/manifest-validators.js'
import tokensSchema from '../../schemas/generated/tokens-layer.schema.json' with { type: 'json' }
import type { Validator } from '../../schemas/validator.ts'
import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import type { ReadableSchema } from '../issues/readable-schema.ts'
import { type PlaceCodes, schemaFindings } from '../issues/schema-findings.ts'
import { suggestName } from '../issues/suggest.ts'
import { finding, keyFinding } from './check/make-finding.ts'
import { hiddenCharacters } from './hidden-characters.ts'
import { issueAt } from './issue-at.ts'
import { readByTemplate } from './json-template.ts'
import { createLocator, type Locate } from './locate.ts'
import type { ModelFolder } from './model-folder.ts'
import { manifestCodes, tokensCodes } from './place-codes.ts'
import { withoutSameParts, withSameParts } from './same-parts.ts'
import { readStrictJson, withoutMark } from './strict-json.ts'
import { contentPath, firstOfFolders, meantBy, nearFolder, strayFiles } from './unknown-files.ts'
import { environments, type Environment, type JsonObject, type LayerFile, type MerchantFiles } from './stages.ts'

/** A brand's folder, parsed and checked file by file. */
export interface ParsedFolder {
  readonly merchant: string
  readonly extends: string | undefined
  /** The files for every environment: manifest, tokens, messages. */
  readonly common: readonly LayerFile[]
  readonly environments: ReadonlyMap<Environment, LayerFile>
  /** The brand's data for the sandbox. Validated after the merge onto the data of the extended brands. */
  readonly sandbox: LayerFile | undefined
  readonly otherFiles: readonly string[]
  /** The parsed files of the folder by path. */
  readonly files: ReadonlyMap<string, LayerFile>
  /** Whether the folder has each required file, and all its files are strict JSON. */
  readonly isComplete: boolean
  readonly issues: readonly Issue[]
}

/** One JSON file of a folder, parsed and validated. */
interface ParsedFile {
  readonly text: string
  /** Undefined if the text is not strict JSON. */
  readonly file: LayerFile | undefined
  readonly issues: readonly Issue[]
}

/** The parsed files of a folder by path, from the last read. */
export type FolderMemory = Map<string, ParsedFile>

interface FileKind {
  readonly mount: string
  readonly owner: string
  /** Undefined if the file is checked only after merging. */
  readonly validator: Validator | undefined
  readonly schema: ReadableSchema
  readonly codes?: PlaceCodes
}

const manifestKind: FileKind = {
  mount: '',
  owner: 'the manifest',
  validator: validators.validateManifestLayer,
  schema: layerSchema as ReadableSchema,
  codes: manifestCodes,
}

const messagesKind: Omit<FileKind, 'mount'> = {
  owner: 'the texts',
  validator: validators.validateMessagesLayer,
  schema: {},
}

const sandboxPath = 'sandbox.json'

const fileKinds: Readonly<Record<string, FileKind>> = {
  'manifest.json': manifestKind,
  ...Object.fromEntries(environments.map((name) => [`environments/${name}.json`, manifestKind])),
  'tokens.json': {
    mount: '/tokens',
    owner: 'the tokens',
    validator: validators.validateTokensLayer,
    schema: tokensSchema as ReadableSchema,
    codes: tokensCodes,
  },
  ...Object.fromEntries(
    languages.map((language) => [`messages/${language}.json`, { ...messagesKind, mount: `/messages/${language}` }]),
  ),
  [sandboxPath]: { mount: '', owner: 'the sandbox data', validator: undefined, schema: {} },
}

const environmentPaths = environments.map((name) => `environments/${name}.json`)

const neededFiles = ['manifest.json', ...environmentPaths]

/**
 * Reads a brand's folder: parses each file as strict JSON, then validates it by its schema. A malformed file gives
 * issues, and no layer.
 *
 * @param memory the parsed files of the last read, for reuse. Replaced by those of this read
 * @param model a folder without issues, with which the result shares equal parts
 */
export function readFolder(folder: MerchantFiles, memory?: FolderMemory, model?: ModelFolder): ParsedFolder {
  const fileFindings = folder.findings ?? []
  const issues: Issue[] = fileFindings.map(({ path, code, ...context }) =>
    issueAtStart(folder, path, { code, context: { name: path, ...context }, pointer: '', part: 'value' }),
  )
  const files = new Map<string, LayerFile>()
  const common: LayerFile[] = []
  const read: FolderMemory = new Map()
  const unknown = strayFiles(folder.otherFiles, Object.keys(fileKinds))
  for (const [path, text] of folder.json) {
    const kind = kindOf(path)
    const shownPath = `${folder.merchant}/${path}`
    if (!kind) {
      unknown.push(path)
      continue
    }
    const known = memory?.get(path)
    const parsed = known?.text === text ? known : readFile({ shownPath, path, written: text, kind }, model)
    read.set(path, parsed)
    issues.push(...parsed.issues)
    if (!parsed.file) continue
    const file = withPartsOfOthers(parsed.file, path, files)
    files.set(path, file)
    if (!path.startsWith('environments/') && path !== sandboxPath) common.push(file)
  }
  if (memory) {
    memory.clear()
    for (const [path, parsed] of read) memory.set(path, parsed)
  }
  const isUnusable = (path: string) => fileFindings.some((one) => one.path === path || path.startsWith(`${one.path}/`))
  // An empty or unreadable folder is one mistake, not one for each missing file.
  const isEmpty = folder.json.size === 0
  const missing = neededFiles.filter(
    (path) => (isEmpty ? path === 'manifest.json' : !folder.json.has(path)) && !isUnusable(path),
  )
  for (const path of firstOfFolders(unknown)) issues.push(unknownFile(folder, path, meantBy(path, missing, unknown)))
  for (const path of missing) {
    // A file with a misspelt name is one mistake: it is not reported both as unknown and as missing.
    if (unknown.some((one) => meantBy(one, missing, unknown) === path)) continue
    issues.push(issueAtStart(folder, path, finding('missing-file', '', { name: path, owner: folder.merchant })))
  }
  const manifest = files.get('manifest.json')
  return {
    merchant: folder.merchant,
    extends: extendsOf(folder.merchant, manifest?.value.extends),
    common,
    environments: new Map(
      environments.flatMap((name) => {
        const file = files.get(`environments/${name}.json`)
        return file ? [[name, file]] : []
      }),
    ),
    sandbox: files.get(sandboxPath),
    files,
    otherFiles: folder.otherFiles,
    isComplete: neededFiles.every((path) => files.has(path)) && files.size === read.size,
    issues,
  }
}

/**
 * Returns a file with the equal parts of an earlier environment's file, because the same object is fast to compare.
 * Returns a file of no environment unchanged.
 */
function withPartsOfOthers(file: LayerFile, path: string, earlier: ReadonlyMap<string, LayerFile>): LayerFile {
  if (!path.startsWith('environments/')) return file
  const other = environmentPaths.find((one) => earlier.has(one))
  if (other === undefined) return file
  const value = withSameParts(earlier.get(other)?.value, file.value) as JsonObject
  return value === file.value ? file : { ...file, value }
}

interface WrittenFile {
  /** The path below the folder of brands, as issues show it. */
  readonly shownPath: string
  /** The path below the folder of the brand. */
  readonly path: string
  readonly written: string
  readonly kind: FileKind
}

function readFile({ shownPath, path, written, kind }: WrittenFile, model: ModelFolder | undefined): ParsedFile {
  const text = withoutMark(written)
  const like = model?.folder.files.get(path)
  if (like?.text === text) return { text: written, file: { ...like, path: shownPath }, issues: [] }
  const template = like && model?.templateOf(like)
  const copied = template && readByTemplate(template, text)
  if (copied) {
    const file: LayerFile = { path: shownPath, text, mount: kind.mount, value: copied }
    if (isValidCopy(file, kind, like)) return { text: written, file, issues: [] }
  }
  const result = readStrictJson(written)
  if ('findings' in result) {
    const issues = result.findings.map(({ fix, context, line, column, ...found }) => {
      const at = { file: shownPath, line, column }
      return issueAt({ ...found, context, part: 'value' }, at, fix && { ...fix, file: shownPath })
    })
    return { text: written, file: undefined, issues }
  }
  const value = withSameParts(like?.value, result.value) as JsonObject
  const file: LayerFile = { path: shownPath, text, mount: kind.mount, value }
  // An invisible character often breaks the schema too, so it is the only mistake to report.
  const hidden = hiddenCharacters(text, file.value, kind.mount.startsWith('/messages') || path === sandboxPath)
  const findings = hidden.length === 0 ? schemaFindingsIn(file, kind, like) : hidden
  // Only the manifest of a folder says which brand the folder extends.
  if (path.startsWith('environments/') && Object.hasOwn(file.value, 'extends'))
    findings.push(keyFinding('unknown-key', '/extends', { name: 'extends', owner: 'the file of an environment' }))
  const locate = createLocator()
  return { text: written, file, issues: findings.map((one) => issueIn(file, one, locate)) }
}

/** Whether a copy of a valid file is valid too. The copy differs from that file (`like`) in texts only. */
function isValidCopy({ value, mount }: LayerFile, { validator }: FileKind, like: LayerFile): boolean {
  // The schema of messages limits the length of a text, and has no other rule about its content.
  return !validator || mount.startsWith('/messages') || validator(withoutSameParts(like.value, value))
}

function schemaFindingsIn(
  { value, mount }: LayerFile,
  { validator, schema, owner, codes }: FileKind,
  like?: LayerFile,
) {
  if (!validator) return []
  // No rule of the schemas depends on several root keys. So a key is valid if a file without issues has it with the
  // same value.
  if (like && !mount.startsWith('/messages') && validator(withoutSameParts(like.value, value))) return []
  return schemaFindings(validator, value, schema, owner, codes)
}

const kindOf = (path: string): FileKind | undefined => (Object.hasOwn(fileKinds, path) ? fileKinds[path] : undefined)

function extendsOf(merchant: string, written: unknown): string | undefined {
  if (merchant === 'base') return undefined
  return typeof written === 'string' ? written : 'base'
}

/**
 * The issue for a finding in one file. The pointer of the finding begins at the file's root, and that of the issue at
 * the manifest's root.
 */
function issueIn(file: LayerFile, found: Finding, locate: Locate): Issue {
  const { line, column } = locate(file, found.pointer, found.part)
  return issueAt({ ...found, pointer: `${file.mount}${found.pointer}` }, { file: file.path, line, column })
}

function unknownFile(folder: MerchantFiles, path: string, meant: string | undefined): Issue {
  const pages = languages.map((language) => `content/${language}/<page>.md`)
  const known = path.startsWith('content/') ? pages : Object.keys(fileKinds)
  const normalised = path.toLowerCase().replaceAll(/[_\s]+/g, '-')
  const likely =
    meant ?? nearFolder(path) ?? (contentPath.test(normalised) ? normalised : undefined) ?? inOwnFolder(folder, path)
  // If the unknown file is in a folder, its author meant a file that does not exist yet.
  const others = known.filter((one) => !path.includes('/') || !folder.json.has(one))
  const suggestion = likely ? `Did you mean "${likely}"?` : suggestName(path, others)
  return issueAtStart(folder, path, finding('unknown-file', '', { name: path, expected: known.join(', ') }, suggestion))
}

/**
 * Finds the missing file that an operator put outside of its folder: `messages/en.json` for the unknown file `en.json`.
 */
const inOwnFolder = ({ json }: MerchantFiles, path: string) =>
  Object.keys(fileKinds).find((one) => one.endsWith(`/${path}`) && !json.has(one))

function issueAtStart({ merchant }: MerchantFiles, path: string, found: Finding): Issue {
  return issueAt(found, { file: `${merchant}/${path}`, line: 1, column: 1 })
}
