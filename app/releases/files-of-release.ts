import {
  type JsonObject,
  type MerchantFiles,
  parseObject,
  type ResolvedManifest,
} from '../../runtime/manifest/index.ts'
import { OperatorError } from '../../runtime/errors/operator-error.ts'
import { jsonBytes, type ReleaseFiles } from './release.ts'

/** Reads a file of a brand's folder. Undefined for a missing file. */
export type ReadFile = (merchant: string, path: string) => Uint8Array | undefined

/**
 * Collects the files of a brand's release, including inherited text pages and assets. A release for production contains
 * no sandbox data. Throws if a text page or an asset cannot be read.
 */
export function collectReleaseFiles(
  { manifest, environment, content, assets, sandbox }: ResolvedManifest,
  readFile: ReadFile,
): ReleaseFiles {
  const { tokens, messages, ...rest } = manifest
  const files = new Map<string, Uint8Array>([
    ['manifest.json', jsonBytes(rest)],
    ['tokens.json', jsonBytes(tokens)],
    ...Object.entries(messages).map(([language, texts]) => [`messages/${language}.json`, jsonBytes(texts)] as const),
    ...(environment === 'production' ? [] : [['sandbox.json', jsonBytes(sandbox)] as const]),
  ])
  const copied = [
    ...[...content].map(([path, merchant]) => ({ path: `content/${path}`, merchant })),
    ...[...assets].map(([path, merchant]) => ({ path: `assets/${path}`, merchant })),
  ]
  for (const { path, merchant } of copied) {
    const bytes = readFile(merchant, path)
    if (!bytes) throw new OperatorError(`${merchant}/${path} cannot be read. Check the file and its rights.`)
    files.set(path, bytes)
  }
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The files of a release as the folder of a brand. */
export function asMerchantFiles(merchant: string, files: ReleaseFiles): MerchantFiles {
  const data = [...files].filter(([path]) => isData(path))
  return {
    merchant,
    json: new Map(data.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])),
    otherFiles: [...files.keys()].filter((path) => !isData(path)),
  }
}

/** Whether a file is JSON of the brand itself. */
const isData = (path: string) => path.endsWith('.json') && !path.startsWith('assets/')

/**
 * Rebuilds the manifest from the files of a release, for comparing two releases. A file without a JSON object counts as
 * empty.
 */
export function manifestOfFiles(files: ReleaseFiles): JsonObject {
  const read = (path: string): JsonObject => parseObject(new TextDecoder().decode(files.get(path))) ?? {}
  const languages = [...files.keys()].flatMap((path) => /^messages\/([a-z]+)\.json$/.exec(path)?.[1] ?? [])
  return {
    ...read('manifest.json'),
    tokens: read('tokens.json'),
    messages: Object.fromEntries(languages.map((language) => [language, read(`messages/${language}.json`)])),
  }
}
