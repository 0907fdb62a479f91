import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { countries } from '../../account/sandbox/catalogue/countries.ts'
import { Flag } from './Flag.tsx'
import { flags } from './flags.ts'

test('every country that the sandbox offers has a flag of its own', () => {
  const drawn = countries('en').map(({ abr }) => renderToStaticMarkup(<Flag country={abr} />))
  expect(drawn.filter((one) => one.startsWith('<svg'))).toHaveLength(drawn.length)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test.each(Object.entries(flags))('the shapes of the flag of %s start within its grid', (_, { shapes }) => {
  for (const [path] of shapes) {
    const absolute = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(absolute.length).toBeGreaterThan(0)
    for (const [x, y] of absolute) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(24)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(16)
    }
  }
})

test.each(['ZZ', 'toString', 'JP'])('the country %s has no drawing and gets its letters', (country) => {
  const text = renderToStaticMarkup(<Flag country={country} />)
  expect(text).toContain(`>${country.slice(0, 2)}</span>`)
  expect(text).not.toContain('<svg')
})
