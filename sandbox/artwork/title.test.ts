import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picture } from './picture.ts'
import { fitTitle, titleText, widthOf } from './title.ts'

const box = { width: 260, lines: 2, largest: 40, smallest: 20 }

test.each(['Hidden Pharaoh Deluxe', 'อัญมณีพันล้าน ดีลักซ์', 'Roaring White Elephant Hold & Spin', 'พญานาคมหาสมบัติ'])(
  'the title "%s" fits with all of its words',
  (text) => {
    const { lines } = fitTitle(text, box)
    expect(lines.join(' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  },
)

test('no title is wider or has more lines than its box', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9&']{1,40}$/),
    fc.constantFrom('อัญมณี', 'พันล้าน', 'พญานาคมหาสมบัติ', 'Supercalifragilisticexpialidocious'.repeat(2)),
  )
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 2, 3), (words, count) => {
      const { lines, size } = fitTitle(words.join(' '), { ...box, lines: count })
      expect(lines.length).toBeLessThanOrEqual(count)
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width)
    }),
  )
})

test('a title that is too long ends with an ellipsis', () => {
  expect(fitTitle('Roaring White Elephant '.repeat(9), box).lines.at(-1)).toMatch(/\S…$/)
})

test('markup in a title is text', () => {
  const title = fitTitle('A & B <script>', { width: 900, lines: 1, largest: 20, smallest: 20 })
  expect(titleText(title, 0, 0, { fill: '#fff' })).toContain('>A &amp; B &lt;script&gt;<')
})

test.each([
  ['ยินดีต้อนรับ', true],
  ['Welcome', false],
])('a picture with the text "%s" embeds a Thai typeface: %s', (text, isEmbedded) => {
  const title = fitTitle(text, { width: 900, lines: 1, largest: 20, smallest: 20 })
  const drawn = picture({ width: 1200, height: 525 }, text, '', titleText(title, 0, 0, { fill: '#fff' }))
  expect(drawn.includes('src:url(data:font/woff2;base64,d09GMg')).toBe(isEmbedded)
})

/** The widths of DejaVu Sans Bold, the usual font of Linux, in ems. It is the widest of the usual fonts. */
const widest: Readonly<Record<string, number>> = { '+': 0.838, '%': 1.002, '.': 0.38, '฿': 0.696 }

test.each(['+100%', '120%', '฿50', '+10%', '0.6%'])('the figure "%s" fits in the widest usual font', (figure) => {
  const width = [...figure].reduce((sum, sign) => sum + (widest[sign] ?? 0.696), 0)
  expect(width).toBeLessThanOrEqual(widthOf(figure) + 0.02)
})
