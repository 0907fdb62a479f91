import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './run-command.ts'

/** The files of one of the project's brands: path below its folder → text. Files that are not JSON are empty here. */
export function brandFiles(merchant: string): Record<string, string> {
  const folder = join(projectRoot, 'merchants', merchant)
  const paths = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  return Object.fromEntries(
    paths.toSorted().map((path) => [path, path.endsWith('.json') ? readFileSync(join(folder, path), 'utf8') : '']),
  )
}

/** The smallest brand without issues, over the project's base. */
export const smallBrand: Readonly<Record<string, string>> = {
  'manifest.json': '{\n  "merchant": { "id": "acme", "name": "Acme" }\n}\n',
  'environments/development.json': '{ "site": { "domains": { "acme.localhost": {} } } }\n',
  'environments/staging.json': '{ "site": { "domains": { "staging.acme.example": {} } } }\n',
  'environments/production.json': '{ "site": { "domains": { "www.acme.example": {} } } }\n',
}
