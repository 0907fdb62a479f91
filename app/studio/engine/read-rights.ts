import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, readStrictJson } from '../../../runtime/manifest/index.ts'
import type { Rights } from '../rights.ts'
import { mistakesOfFile, mistakesOfRole, rightsFile } from './check-rights.ts'
import { OperatorError } from '../../../runtime/errors/operator-error.ts'

/** An invalid file of rights, or an unknown role. The message is for the person who starts the studio. */
class BadRights extends OperatorError {
  override readonly name = 'BadRights'
}

/**
 * Reads the limits of a role.
 *
 * @param role the role's name; by default the file's `default`
 * @returns undefined if the folder has no file of rights: then the operator may change everything
 * @throws BadRights if the file is malformed, lacks the role, or is missing although the operator names a role. So a
 *   mistake never allows a change
 */
export function readRights(folder: string, role?: string): Rights | undefined {
  const path = join(folder, rightsFile)
  if (!existsSync(path)) {
    if (role !== undefined) throw new BadRights(`There is no ${rightsFile} in ${folder}, so there are no roles.`)
    return undefined
  }
  const read = readStrictJson(readFileSync(path, 'utf8'))
  if ('findings' in read) {
    const [first] = read.findings
    throw new BadRights(
      `${rightsFile} is not a valid JSON object. Correct line ${first?.line}, column ${first?.column}.`,
    )
  }
  const [ofFile] = mistakesOfFile(read.value)
  if (ofFile) throw new BadRights(ofFile.message)
  const { default: defaultRole, roles = {} } = read.value
  const chosenRole = role ?? defaultRole
  const names = Object.keys(roles as object).join(', ')
  if (typeof chosenRole !== 'string') throw new BadRights(`Name your role with --role. The roles are: ${names}.`)
  const rights = isObject(roles) && Object.hasOwn(roles, chosenRole) ? roles[chosenRole] : undefined
  if (!isObject(rights)) throw new BadRights(`${rightsFile} has no role "${chosenRole}". The roles are: ${names}.`)
  const [ofRole] = mistakesOfRole(chosenRole, rights)
  if (ofRole) throw new BadRights(ofRole.message)
  const limits: Omit<Rights, 'role'> = rights
  return { role: chosenRole, ...limits }
}
