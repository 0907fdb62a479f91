import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

test('the name of a class is the number of its file in lowercase letters, then the number of the class in uppercase letters', () => {
  const nameOf = shortClassNames(['/menu.module.css', '/card.module.css'])
  expect(nameOf('row', '/card.module.css')).toBe('bA')
  expect(nameOf('price', '/card.module.css?used')).toBe('bB')
  expect(nameOf('row', '/menu.module.css')).toBe('aA')
  expect(nameOf('row', '/card.module.css')).toBe('bA')
  expect(nameOf('row', '/unlisted.module.css')).toBe('cA')
})

test('no two of 60 classes in each of 800 files have the same name', () => {
  const files = Array.from({ length: 800 }, (_, file) => `/${file}.module.css`)
  const nameOf = shortClassNames(files)
  const names = files.flatMap((file) => Array.from({ length: 60 }, (_, index) => nameOf(`class-${index}`, file)))
  expect(new Set(names).size).toBe(800 * 60)
  expect(names.every((name) => /^[a-z]+[A-Z]+$/.test(name))).toBe(true)
})
