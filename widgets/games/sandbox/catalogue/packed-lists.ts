import { gzipSync } from 'node:zlib'
import type { StaticFile, SandboxContext } from '../../../../sandbox/index.ts'
import { catalogueOf } from './game-catalogue.ts'
import { gameList, gameListNames } from './game-lists.ts'

const packed = new Map<string, StaticFile>()

/**
 * The list of a path `{currency}/{category}.json.gz` as gzip bytes, without content-encoding (GAM-01). Undefined for an
 * unknown list, and for a currency other than THB. Each list is compressed once per catalogue.
 */
export function packedList(path: string, sandbox: SandboxContext): StaticFile | undefined {
  const [, currency = '', list = ''] = /^([A-Z]{3})\/([a-z_]+)\.json\.gz$/.exec(path) ?? []
  const catalogue = catalogueOf(sandbox.seed)
  const key = `${catalogue.version}/${currency}/${list}`
  const known = packed.get(key)
  if (known) return known
  const games = currency === 'THB' && gameListNames.includes(list) ? gameList(catalogue, list, currency) : undefined
  if (!games) return undefined
  const file = { body: new Uint8Array(gzipSync(JSON.stringify(games))), type: 'application/gzip', maxAge: 300 }
  packed.set(key, file)
  return file
}
