import { expect, test } from 'vitest'
import { contrastRatio, createContrast } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#fff', '#ffffff', 1],
  [{ colorSpace: 'srgb', components: [0, 0, 0] }, '#ffffff', 21],
])('%j on %s has the contrast %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 1)
})

const dark = (colours: Readonly<Record<string, string>>) =>
  createContrast(
    { dark: Object.fromEntries(Object.entries(colours).map(([name, $value]) => [name, { $value }])) },
    'dark',
  )

test('[LAY-06] a surface that is not opaque is blended with the ground behind it', () => {
  const colours = { text: '#ffffff', ground: '#000000' }
  expect(dark({ ...colours, surface: '#ffffff10' })('text', 'surface')).toBeGreaterThan(17)
  expect(dark({ ...colours, surface: '#ffffff00' })('text', 'surface')).toBeCloseTo(21, 1)
  expect(dark({ ...colours, surface: '#ffffffff' })('text', 'surface')).toBeCloseTo(1, 1)
})

test('[LAY-06] a text that is not opaque is blended with the background behind it', () => {
  const contrast = dark({ ground: '#000000', surface: '#ffffff', text: '#00000000' })
  expect(contrast('text', 'surface')).toBeCloseTo(1, 1)
})

test('a colour without a value has no contrast', () => {
  expect(dark({ ground: '#000000' })('text', 'ground')).toBeUndefined()
})
