import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environments, isObject, type Json, readStrictJson } from '../../../runtime/manifest/index.ts'
import { isMerchantId } from '../../../schemas/formats.ts'
import type { Rights } from '../rights.ts'
import { OperatorError } from '../../../runtime/errors/operator-error.ts'

/** The file of rights, in the folder that contains the brands. */
export const rightsFile = 'rights.json'

/** An invalid file of rights, or an unknown role. The message is for the person who starts the studio. */
class BadRights extends OperatorError {
  override readonly name = 'BadRights'
}

const lists = ['brands', 'layers', 'places'] as const
const layers: readonly string[] = ['brand', ...environments]

/** The expected value of each key of a role, for a message. */
const keyWords = {
  brands: 'a list of folders of brands, such as ["acme"]',
  layers: `a list of ${layers.map((one) => `"${one}"`).join(', ')}`,
  places: 'a list of pointers such as "/messages", and of "content" and "assets"',
  create: 'true or false',
  reason: 'a text',
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
  const { default: defaultRole, roles, $schema: _schema, ...others } = read.value
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    throw new BadRights(`${rightsFile} has an unknown key "${unknown}". The keys are "default" and "roles".`)
  if (!isObject(roles))
    throw new BadRights(
      `${rightsFile} needs "roles", an object with the rights of each role, such as { "writer": {} }.`,
    )
  const chosenRole = role ?? defaultRole
  const names = Object.keys(roles).join(', ')
  if (typeof chosenRole !== 'string') throw new BadRights(`Name your role with --role. The roles are: ${names}.`)
  const rights = Object.hasOwn(roles, chosenRole) ? roles[chosenRole] : undefined
  if (!isObject(rights)) throw new BadRights(`${rightsFile} has no role "${chosenRole}". The roles are: ${names}.`)
  return { role: chosenRole, ...limitsOf(chosenRole, rights) }
}

function limitsOf(role: string, rights: Readonly<Record<string, Json>>): Omit<Rights, 'role'> {
  for (const [key, value] of Object.entries(rights)) {
    const isGood = (lists as readonly string[]).includes(key)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string' && isEntry(key, one))
      : typeof value === (key === 'create' ? 'boolean' : 'string')
    if (!Object.hasOwn(keyWords, key))
      throw new BadRights(
        `In ${rightsFile}, the role "${role}" has an unknown key "${key}". The keys are ${Object.keys(keyWords).join(', ')}.`,
      )
    if (!isGood)
      throw new BadRights(
        `In ${rightsFile}, the role "${role}" has a wrong "${key}": ${JSON.stringify(value)}. It has to be ${keyWords[key as keyof typeof keyWords]}.`,
      )
  }
  return rights
}

function isEntry(list: string, entry: string): boolean {
  if (list === 'layers') return layers.includes(entry)
  return list === 'brands' ? isMerchantId(entry) : entry.startsWith('/') || ['content', 'assets'].includes(entry)
}
