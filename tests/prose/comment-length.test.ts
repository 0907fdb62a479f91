import { expect, test } from 'vitest'
import { longParts } from './comment-length.ts'
import plugin from './lint-plugin.ts'

const words = (count: number): string => `The ${'word '.repeat(count - 1)}`.trimEnd()
const sentences = (count: number): string => Array.from({ length: count }, () => `${words(10)}.`).join(' ')

test.each([
  ['a sentence of 22 words', `* ${words(22)}.`, 0],
  ['a sentence of 23 words', `* ${words(23)}.`, 1],
  ['a sentence on several lines', `*\n * ${words(12)}\n * ${words(12)}.\n `, 1],
  ['a sentence with a long name in backquotes', `* ${words(21)} \`{ one: two, three: four }\`.`, 0],
  ['two sentences with 24 words together', `* ${words(12)}. ${words(12)}.`, 0],
  ['a tag with a sentence of 23 words', `*\n * ${words(5)}.\n *\n * @param name ${words(23)}\n `, 1],
  ['a description of 50 words', `* ${sentences(5)}`, 0],
  ['a description of 60 words', `* ${sentences(6)}`, 1],
  ['a description of 50 words before tags', `*\n * ${sentences(5)}\n *\n * @param name ${words(20)}\n `, 0],
  ['a description of 50 words before a list', `*\n * ${sentences(5)}\n *\n * - ${words(20)}\n * 2. ${words(20)}\n `, 0],
  ['a drawing of 60 words', `*\n * ${words(5)}:\n *\n *   ${words(60)}\n `, 0],
])('a comment with %s has the expected number of long parts', (_title, comment, count) => {
  expect(longParts(comment)).toHaveLength(count)
})

/** The number of problems that the rule reports in a file with these comments, each a type, a line and a text. */
function problemsIn(...comments: readonly (readonly [type: 'Line' | 'Block', line: number, value: string])[]): number {
  let found = 0
  const visitor = plugin.rules['short-comments'].create({
    sourceCode: {
      getAllComments: () => comments.map(([type, line, value]) => ({ type, value, loc: { start: { line } } })),
    },
    report: () => void (found += 1),
  })
  visitor.Program?.({ type: 'Program' })
  return found
}

test('the rule joins comments of one line on successive lines', () => {
  expect(problemsIn(['Line', 4, ` ${words(12)}`], ['Line', 5, ` ${words(12)}.`])).toBe(1)
  expect(problemsIn(['Line', 4, ` ${words(12)}`], ['Line', 6, ` ${words(12)}.`])).toBe(0)
  expect(problemsIn(['Block', 4, `* ${words(12)}`], ['Line', 5, ` ${words(12)}.`])).toBe(0)
})

test('the rule ignores instructions to the linter', () => {
  expect(problemsIn(['Line', 4, ` oxlint-disable-next-line no-eval -- ${words(30)}`])).toBe(0)
})
