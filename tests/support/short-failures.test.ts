import { describe, expect, test } from 'vitest'

const filler = '<p class="card">A game of cards</p>\n'.repeat(400)
const page = `${filler}<title>FAQ · Siam191</title>${filler}`

const failureOf = (assert: () => void) => {
  try {
    assert()
  } catch (error) {
    return error as { message: string; actual?: unknown; expected?: unknown }
  }
  throw new Error('The assertion passed.')
}

describe('a failed test of a page', () => {
  test.each([
    [
      'a missing text, around its longest beginning in the page',
      () => expect(page).toContain('<title>FAQ · Beta191'),
      'FAQ · Siam191',
    ],
    [
      'a pattern without a match, from the beginning of the page',
      () => expect(page).toMatch(/<title>Home/),
      'A game of cards',
    ],
    ['an unwanted text', () => expect(page).not.toContain('<title>'), 'FAQ · Siam191'],
    ['an unwanted match', () => expect(page).not.toMatch(/<title>/), 'FAQ · Siam191'],
  ])('prints an excerpt for %s', (_, assert, excerpt) => {
    const { message, actual, expected } = failureOf(assert)
    expect(message.length).toBeLessThan(600)
    expect(message).toContain(excerpt)
    expect([actual, expected]).toEqual([undefined, undefined])
  })

  test('prints the whole of a short text, with the difference from the expected text', () => {
    const { actual, expected } = failureOf(() => expect('<p>one</p>').toContain('<p>two'))
    expect([actual, expected]).toEqual(['<p>one</p>', '<p>two'])
  })
})
