import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontFaces, fontFile, registerTypefaces } from './fonts.ts'
import { typefacePackages } from './typeface-packages.ts'

beforeAll(() => registerTypefaces(typefacePackages))
afterAll(() => registerTypefaces({ family: (name) => ({ name, ranges: {}, version: '0' }), file: () => undefined }))

/** The names of the font files that a brand with these locales and the typeface Kanit uses. */
function filesOf(...codes: readonly string[]): readonly string[] {
  const locales = Object.fromEntries(codes.map((code) => [code, { code }]))
  const faces = fontFaces({ theme: { fonts: ['kanit'] }, locales } as never, true)
  return [...faces.matchAll(/fonts\/(\S+?\.woff2)/g)].map(([, name = '']) => name)
}

const subsetsOf = (names: readonly string[]) => [
  ...new Set(names.map((name) => name.replace(/^kanit-(.+)-\d+\.[\w-]+\.woff2$/, '$1'))),
]

test.for([
  [
    ['en-th', 'th-th'],
    ['latin', 'thai'],
  ],
  [['vi-vn'], ['latin', 'vietnamese']],
  [['pl-pl'], ['latin', 'latin-ext']],
] as const)('a brand with the locales %j has the font files %j, and the host has each of them', ([codes, subsets]) => {
  const names = filesOf(...codes)
  expect(subsetsOf(names)).toEqual(subsets)
  expect(names.filter((name) => fontFile(name) === undefined)).toEqual([])
})
