import type { SandboxMerchant } from '../sandbox-options.ts'
import { partsOf } from '../parts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { configFiles } from './config-files.ts'
import type { StaticFile, WriteFile } from './static-file.ts'

/**
 * The file of a path in a brand's static bucket, or undefined for a missing file:
 *
 *   /static/frontend/{production|staging}/{file}.json     configuration (CFG-01, CFG-02, CFG-07)
 *   /static/art/{kind}/{id}.svg                           pictures
 *   /static/{folder}/…                                    files of a part
 *
 * Each brand sees its own bucket under its own host name.
 */
export function findFile(pathname: string, sandbox: SandboxContext, merchant: SandboxMerchant): StaticFile | undefined {
  const [, folder = '', path = ''] = /^\/static\/([a-z_]+)\/(.+)$/.exec(pathname) ?? []
  if (folder === 'frontend') return configFile(path, sandbox, merchant)
  if (folder === 'art') return picture(path, sandbox, merchant)
  for (const { folders = {} } of partsOf(sandbox, merchant)) {
    if (Object.hasOwn(folders, folder)) return folders[folder]?.(path, sandbox, merchant)
  }
  return undefined
}

/** The configuration files that a brand has, by name without `.json`. */
export function configFilesOf(
  sandbox: Pick<SandboxContext, 'parts'>,
  merchant: SandboxMerchant,
): ReadonlyMap<string, WriteFile> {
  const ofParts = partsOf(sandbox, merchant).map(({ files = {} }) => files)
  return new Map([configFiles, ...ofParts].flatMap((files) => Object.entries(files)))
}

function configFile(path: string, sandbox: SandboxContext, merchant: SandboxMerchant): StaticFile | undefined {
  const [, environment, name = ''] = /^(production|staging)\/([a-z_]+)\.json$/.exec(path) ?? []
  const write = configFilesOf(sandbox, merchant).get(name)
  if (!write) return undefined
  const content = write(sandbox, merchant, environment === 'production' ? 'production' : 'staging')
  return { body: JSON.stringify(content), type: 'application/json; charset=utf-8', maxAge: 60 }
}

function picture(path: string, sandbox: SandboxContext, merchant: SandboxMerchant): StaticFile | undefined {
  const [, kind = '', id = ''] = /^([a-z]+)\/([a-z0-9.-]{1,80})\.svg$/.exec(path) ?? []
  for (const { drawings = {} } of partsOf(sandbox, merchant)) {
    const body = Object.hasOwn(drawings, kind) ? drawings[kind]?.(id, sandbox, merchant) : undefined
    if (body !== undefined) return { body, type: 'image/svg+xml; charset=utf-8', maxAge: 86_400 }
  }
  return undefined
}
