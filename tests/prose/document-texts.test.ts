import { describe, expect, test } from 'vitest'
import { jsonTexts, longClauses, markdownTexts } from './document-texts.ts'

describe('the texts of documents', () => {
  test('are paragraphs, headings and list items with their lines, without blocks of code and tables of hard sentences', () => {
    const source =
      '# One\n\nTwo `code`\nthree.\n\n```sh\nfour\n```\n\n- five\n\n| not | but |\n| --- | --- |\n| six | seven |\n'
    expect(markdownTexts('a.md', source)).toEqual([
      { place: 'a.md:1', text: 'One' },
      { place: 'a.md:3', text: 'Two code three.' },
      { place: 'a.md:10', text: 'five' },
    ])
  })

  test('are the titles and descriptions of a JSON file at any depth', () => {
    expect(jsonTexts('a.json', { title: 'One', properties: { b: { description: 'Two', default: 'three' } } })).toEqual([
      { place: 'a.json /title', text: 'One' },
      { place: 'a.json /properties/b/description', text: 'Two' },
    ])
  })
})

describe('the long clauses of a document', () => {
  const words = (count: number): string => `The${' word'.repeat(count - 1)}`

  test.each([
    ['a clause of 24 words', `${words(24)}.`, 0],
    ['a clause of 25 words', `${words(25)}.`, 1],
    ['a clause of 25 words in a table', `| one | two |\n| --- | --- |\n| three | ${words(25)} |`, 1],
    ['two clauses with a colon', `${words(20)}: ${words(20)}.`, 0],
    ['two sentences, the second with code first', `${words(20)}. \`livery\` ${words(20)}.`, 0],
    ['a long piece of code', `${words(20)} \`one two three four five six\`.`, 0],
  ])('with %s have the expected number', (_title, source, count) => {
    expect(longClauses('a.md', source)).toHaveLength(count)
  })
})
