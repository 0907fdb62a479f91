/**
 * Searches documents, descriptions in JSON files and the help of `livery` for hard sentences. Also searches documents
 * for long clauses. `npm run check` runs it.
 */
import { documentTexts, longDocumentClauses } from './document-texts.ts'
import { findMatches } from './patterns.ts'

const texts = await documentTexts()
const problems = [
  ...texts.flatMap(({ place, text }) =>
    findMatches(text).map(
      ({ offset, advice }) => `${place}: "…${text.slice(Math.max(0, offset - 20), offset + 40)}…" ${advice}`,
    ),
  ),
  ...longDocumentClauses().map(({ place, text }) => `${place}: "${text.slice(0, 60)}…" Write two sentences.`),
]
for (const problem of problems) console.log(problem)
if (texts.length === 0) console.log('No texts were found.')
process.exit(problems.length > 0 || texts.length === 0 ? 1 : 0)
