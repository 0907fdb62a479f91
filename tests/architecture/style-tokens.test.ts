import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Manifest, themeCss } from '../../runtime/manifest/index.ts'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test('the styles of pages read only custom properties that the tokens of brands, the styles or the program set', () => {
  const tokens = JSON.parse(readFileSync('merchants/base/tokens.json', 'utf8')) as Manifest['tokens']
  const styles = textOf('{app/styles,widgets}/**/*.css')
  const program = textOf('{runtime,widgets}/**/*.{ts,tsx}')
  const set = new Set(
    [...`${themeCss(tokens)}${styles}${program}`.matchAll(/(--[a-z][\w-]*)['"]?:/g)].map(([, name]) => name),
  )
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(30)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})
