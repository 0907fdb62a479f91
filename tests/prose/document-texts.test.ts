import { describe, expect, test } from 'vitest'
import { jsonTexts, markdownTexts } from './document-texts.ts'

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
