import { expect, test } from 'vitest'
import plugin from './lint-plugin.ts'

/** The number of problems that the rule reports in the comments of a file. */
function problemsIn(...comments: readonly string[]): number {
  let found = 0
  const visitor = plugin.rules['plain-english'].create({
    sourceCode: {
      getAllComments: () => comments.map((value, line) => ({ type: 'Block', value, loc: { start: { line } } })),
    },
    report: () => void (found += 1),
  })
  visitor.Program?.({ type: 'Program' })
  return found
}

test.each([
  ['of one line', '* What a page needs. ', 1],
  ['of several lines', '*\n * What a page needs,\n * and more.\n ', 1],
  ['with a later paragraph', '*\n * The needs of a page.\n *\n * What it shows.\n ', 1],
  ['with a question', '*\n * What does a page need?\n ', 0],
  ['with a tag and no noun', '*\n * Opens a page.\n *\n * @param path of the page\n ', 1],
  ['with a tag and a noun', '*\n * Opens a page.\n *\n * @param path the path of the page\n ', 0],
  ['that begins with a noun', '*\n * The needs of a page.\n ', 0],
])('the rule reports or allows a comment %s', (_what, comment, problems) => {
  expect(problemsIn(comment)).toBe(problems)
})

test('the rule for names reports a name once per file', () => {
  let found = 0
  const visitor = plugin.rules['plain-names'].create({
    sourceCode: { getAllComments: () => [] },
    report: () => void (found += 1),
  })
  const nodes = ['told', 'told', 'reported', 'say'].map((name) => ({ type: 'Identifier', name }))
  for (const node of nodes) visitor.Identifier?.(node)
  expect(found).toBe(2)
})

test.each([
  ['TSInterfaceDeclaration', 'Joined', 1],
  ['TSTypeAliasDeclaration', 'Sent', 1],
  ['ClassDeclaration', 'Killed', 1],
  ['TSInterfaceDeclaration', 'JoinedMember', 0],
  ['TSInterfaceDeclaration', 'Seed', 0],
  ['FunctionDeclaration', 'Elapsed', 0],
])('an exported %s with the name %s has the expected number of problems', (type, name, problems) => {
  let found = 0
  const visitor = plugin.rules['plain-names'].create({
    sourceCode: { getAllComments: () => [] },
    report: () => void (found += 1),
  })
  const declaration = { type, id: { type: 'Identifier', name } }
  visitor.ExportNamedDeclaration?.({ type: 'ExportNamedDeclaration', declaration } as never)
  expect(found).toBe(problems)
})
