import { languages } from '../../schemas/generated/languages.ts'
import layerSchema from '../../schemas/generated/layer.schema.json' with { type: 'json' }
import * as validators from '../../schemas/generated/manifest-validators.js'
import { validateSandboxData } from '../../schemas/generated/sandbox-validators.js'
import tokensSchema from '../../schemas/generated/tokens-layer.schema.json' with { type: 'json' }
import type { Validator } from '../../schemas/validator.ts'
import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import { type ReadableSchema, schemaFindings } from '../issues/schema-findings.ts'
import { suggestName } from '../issues/suggest.ts'
import { issueAt } from './issue-at.ts'
import { createLocator } from './locate.ts'
import { readStrictJson } from './strict-json.ts'
import { environments, type Environment, type JsonObject, type LayerFile, type MerchantFiles } from './types.ts'

/** A brand's folder, parsed and checked file by file. */
export interface FolderReading {
  readonly merchant: string
  readonly extends: string | undefined
  /** What holds in every environment: manifest, tokens, messages. */
  readonly common: readonly LayerFile[]
  readonly environments: ReadonlyMap<Environment, LayerFile>
  readonly others: readonly string[]
  readonly issues: readonly Issue[]
}

interface FileKind {
  readonly mount: string
  readonly owner: string
  readonly validator: Validator
  readonly schema: ReadableSchema
}

const manifestKind: FileKind = {
  mount: '',
  owner: 'the manifest',
  validator: validators.validateManifestLayer,
  schema: layerSchema as ReadableSchema,
}

const fileKinds: Readonly<Record<string, FileKind>> = {
  'manifest.json': manifestKind,
  ...Object.fromEntries(environments.map((name) => [`environments/${name}.json`, manifestKind])),
  'tokens.json': {
    mount: '/tokens',
    owner: 'the tokens',
    validator: validators.validateTokensLayer,
    schema: tokensSchema as ReadableSchema,
  },
  ...Object.fromEntries(
    languages.map((language) => [
      `messages/${language}.json`,
      { mount: `/messages/${language}`, owner: 'the texts', validator: validators.validateMessagesLayer, schema: {} },
    ]),
  ),
}

const neededFiles = ['manifest.json', ...environments.map((name) => `environments/${name}.json`)]

/**
 * Reads a brand's folder: each file as strict JSON, then against the schema of its kind. A file with a fault is left
 * out of the layers; its issues say why.
 */
export function readFolder(folder: MerchantFiles): FolderReading {
  const issues: Issue[] = []
  const files = new Map<string, LayerFile>()
  for (const [path, text] of folder.json) {
    const kind = Object.hasOwn(fileKinds, path) ? fileKinds[path] : undefined
    const shownPath = `${folder.merchant}/${path}`
    if (!kind && path !== 'sandbox.json') {
      issues.push(unknownFile(path, shownPath))
      continue
    }
    const result = readStrictJson(text)
    if ('faults' in result) {
      for (const { fix, context, line, column, ...fault } of result.faults) {
        issues.push(
          issueAt(
            { ...fault, context, part: 'value' },
            { file: shownPath, line, column },
            fix && { ...fix, file: shownPath },
          ),
        )
      }
      continue
    }
    const read = kind ? readKind(kind, shownPath, text, result.value) : readSandboxData(shownPath, text, result.value)
    issues.push(...read.issues)
    if (kind) files.set(path, read.file)
  }
  for (const path of neededFiles) {
    if (folder.json.has(path)) continue
    issues.push(
      issueAt(
        { code: 'missing-file', context: { name: path }, pointer: '', part: 'value' },
        { file: `${folder.merchant}/${path}`, line: 1, column: 1 },
      ),
    )
  }
  const isCommon = (path: string) => !path.startsWith('environments/')
  const manifest = files.get('manifest.json')
  return {
    merchant: folder.merchant,
    extends: extendsOf(folder.merchant, manifest?.value.extends),
    common: [...files].filter(([path]) => isCommon(path)).map(([, file]) => file),
    environments: new Map(
      environments.flatMap((name) => {
        const file = files.get(`environments/${name}.json`)
        return file ? [[name, file]] : []
      }),
    ),
    others: folder.others,
    issues,
  }
}

function extendsOf(merchant: string, written: unknown): string | undefined {
  if (merchant === 'base') return undefined
  return typeof written === 'string' ? written : 'base'
}

function readKind(kind: FileKind, path: string, text: string, value: JsonObject): { file: LayerFile; issues: Issue[] } {
  const file: LayerFile = { path, text, mount: kind.mount, value }
  const findings = schemaFindings(kind.validator, value, kind.schema, kind.owner)
  return { file, issues: findings.map((finding) => placed(file, finding)) }
}

function readSandboxData(path: string, text: string, value: JsonObject): { file: LayerFile; issues: Issue[] } {
  const file: LayerFile = { path, text, mount: '', value }
  return {
    file,
    issues: schemaFindings(validateSandboxData, value, {}, 'the sandbox data').map((finding) => placed(file, finding)),
  }
}

/** An issue of one file, whose finding points into the file; the issue's pointer is the manifest's. */
function placed(file: LayerFile, finding: Finding): Issue {
  const { line, column } = createLocator()(file, finding.pointer, finding.part)
  return issueAt({ ...finding, pointer: `${file.mount}${finding.pointer}` }, { file: file.path, line, column })
}

function unknownFile(path: string, shownPath: string): Issue {
  const known = [...Object.keys(fileKinds), 'sandbox.json']
  const suggestion = suggestName(path, known)
  return issueAt(
    {
      code: 'unknown-file',
      context: { name: path, expected: known.join(', ') },
      pointer: '',
      part: 'value',
      ...(suggestion ? { suggestion } : {}),
    },
    { file: shownPath, line: 1, column: 1 },
  )
}
