import { join } from 'node:path'
import { mistakesOfRights, rightsFile } from '../../app/studio/engine/check-rights.ts'
import type { Issue } from '../../runtime/issues/index.ts'
import { createLocator, issueAt, readStrictJson } from '../../runtime/manifest/index.ts'
import { partValidators } from '../../schemas/generated/manifest-validators.js'
import type { CommandContext } from '../command-context.ts'

/** The places of the studio that are not keys of a manifest. */
const otherKeys = ['sandbox', 'tokens', 'messages', 'extends']

/**
 * The issues of the file of rights beside the brands. Empty without such a file.
 *
 * @param folder the folder that contains the brands
 * @param brands the ids of all brands
 */
export function rightsIssues(
  { disk }: Pick<CommandContext, 'disk'>,
  folder: string,
  brands: readonly string[],
): Issue[] {
  const written = disk.readTextIfExists(join(folder, rightsFile))
  if (written === undefined) return []
  const read = readStrictJson(written)
  if ('findings' in read)
    return read.findings.map(({ fix: _fix, line, column, ...found }) =>
      issueAt({ ...found, part: 'value' }, { file: rightsFile, line, column }),
    )
  // A byte-order mark does not count for columns.
  const file = { text: written.replace(/^\uFEFF/, '') }
  const locate = createLocator()
  const keys = [...new Set([...Object.keys(partValidators), ...otherKeys])]
  return mistakesOfRights(read.value, { brands, keys }).map(({ pointer, part, message, suggestion }) => {
    const { line, column } = locate(file, pointer, part)
    const found = {
      code: 'wrong-rights',
      context: { found: message },
      pointer,
      part,
      ...(suggestion ? { suggestion } : {}),
    }
    return issueAt(found, { file: rightsFile, line, column })
  })
}
