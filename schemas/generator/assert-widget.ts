import { suggestName } from '../../runtime/issues/suggest.ts'
import { assertReferences } from './assert-references.ts'
import { assertWords } from './assert-words.ts'
import type { ReadFile } from './read-files.ts'
import type { AreaFile, WidgetFile } from './schema.ts'
import { formatMessageAt } from './format-finding.ts'

/**
 * Throws with a message for the first mistake in a widget's facts, such as an unknown query. The schema of facts cannot
 * express these rules.
 *
 * @param name the name that follows from the folders: `coffee/menu`
 * @param known.references the formats that areas declare
 */
export function assertWidget(
  file: ReadFile,
  name: string,
  { areas, references }: { readonly areas: readonly AreaFile[]; readonly references: readonly string[] },
): void {
  const facts = file.value as WidgetFile['facts']
  if (facts.name !== name)
    throw new Error(`${file.path}: the name "${facts.name}" has to be "${name}", like the path of its folder.`)
  assertWords(file, { '/props': facts.props }, references)
  assertReferences({ ...file, value: facts.props }, { '/props': facts.props }, [])
  const queries = new Map(areas.flatMap((area) => Object.entries(area.facts.queries ?? {})))
  for (const [index, use] of facts.queries.entries()) {
    const query = typeof use === 'string' ? { name: use, parameters: {} } : use
    const pointer = typeof use === 'string' ? `/queries/${index}` : `/queries/${index}/name`
    const declared = queries.get(query.name)
    if (!declared) throw new Error(formatMessageAt(unknown('query', query.name, queries.keys()), file, pointer))
    for (const parameter of Object.keys(query.parameters)) {
      if (declared.parameters.includes(parameter)) continue
      const message = unknown(`parameter of "${query.name}"`, parameter, declared.parameters)
      throw new Error(formatMessageAt(message, file, `/queries/${index}/parameters/${parameter}`))
    }
  }
}

function unknown(kind: string, name: string, known: Iterable<string>): string {
  const suggestion = suggestName(name, known)
  return `No area.json declares the ${kind} "${name}".${suggestion === undefined ? '' : ` ${suggestion}`}`
}
