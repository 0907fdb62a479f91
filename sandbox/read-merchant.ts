import { readFileSync } from 'node:fs'
import type { SandboxData } from '../schemas/generated/sandbox.ts'
import { validateSandboxData } from '../schemas/generated/sandbox-validators.js'
import { describeErrors } from './http/describe-errors.ts'
import type { SandboxMerchant } from './sandbox-options.ts'

/**
 * Reads a brand from `id=path` or `id=path@host,host`. Without hosts its host is `{id}.localhost`.
 *
 * @param readData reads the brand's data from a path
 * @throws an Error if the argument, the file or its content is wrong. Its message names the argument or the file
 */
export function readMerchant(argument: string, readData = readJson): SandboxMerchant {
  const match = /^([a-z0-9][a-z0-9-]{1,31})=([^@]+)(?:@(.+))?$/.exec(argument)
  if (!match?.[1] || !match[2]) throw new Error(`${argument} is not id=path or id=path@host,host.`)
  const [, id, path, hosts] = match
  const data = readData(path)
  if (!validateSandboxData(data)) throw new Error(`${path}: ${describeErrors(validateSandboxData.errors)}`)
  const brand = data as SandboxData
  return { id, name: brand.general.merchant_name, hosts: hosts?.split(',') ?? [`${id}.localhost`], data: brand }
}

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The parser's message does not contain the path.
    throw new Error(`${path}: ${String(cause)}`, { cause })
  }
}
