import { expect, test } from 'vitest'
import { rowTitles, type Syntax } from './row-titles.ts'

const text = (value: string): Syntax => ({ type: 'Literal', value })
const name = (value: string): Syntax => ({ type: 'Identifier', name: value })
const list = (...elements: readonly Syntax[]): Syntax => ({ type: 'ArrayExpression', elements })

const textsOf = (...args: Parameters<typeof rowTitles>) => rowTitles(...args).map((found) => found.text)

test('the lint reads the cells that a title shows with %s', () => {
  const rows = list(list(text('a lost call'), text('GET'), text('a toast')), list(text('a late call'), text('PUT')))
  expect(textsOf('%s by %j shows %s', rows)).toEqual(['a lost call', 'a toast', 'a late call'])
})

test('the lint reads rows of one cell, and properties that a title names', () => {
  expect(textsOf('%s is refused', list(text('a lost call')))).toEqual(['a lost call'])
  const row = { type: 'ObjectExpression', properties: [{ type: 'Property', key: name('what'), value: text('a call') }] }
  expect(textsOf('$what is refused', list(row))).toEqual(['a call'])
  expect(textsOf('%s is refused', list(row))).toEqual([])
})

test('the lint follows a constant to its rows', () => {
  const init = { type: 'TSAsExpression', expression: list(list(text('a lost call'))) }
  const program = {
    type: 'Program',
    body: [{ type: 'VariableDeclaration', declarations: [{ id: name('rows'), init }] }],
  }
  expect(textsOf('%s is refused', name('rows'), program)).toEqual(['a lost call'])
  expect(textsOf('%s is refused', name('others'), program)).toEqual([])
})
