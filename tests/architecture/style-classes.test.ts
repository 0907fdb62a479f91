import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const components = globSync('{app,widgets}/**/*.tsx').map(read)
const sheets = globSync('{app,widgets}/**/*.module.css')

function classesOf(css: string): ReadonlySet<string> {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
  return new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}

/**
 * The classes that components read, as `styles.row`. Undefined if a component reads a computed class, as
 * `styles[shape]`.
 */
function readClasses(sheet: string): ReadonlySet<string> | undefined {
  const imported = new RegExp(`import (\\w+) from '[^']*/${basename(sheet)}'`, 'g')
  const names = new Set<string>()
  for (const text of components) {
    for (const [, styles] of text.matchAll(imported)) {
      if (text.includes(`${styles}[`)) return undefined
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))) names.add(name)
    }
  }
  return names
}

test('components read every class of a style module, unless a component reads computed classes', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const unread = sheets.flatMap((sheet) => {
    const names = readClasses(sheet)
    return names ? [...classesOf(read(sheet))].filter((one) => !names.has(one)).map((one) => `${sheet} .${one}`) : []
  })
  expect(unread).toEqual([])
})
