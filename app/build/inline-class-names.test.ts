import { expect, test } from 'vitest'
import { importNames } from './inline-class-names.ts'

const sheet = "'./Header.module.css'"

test.each([
  ['single classes', 'jsx("a", { className: styles.bar, id: `${styles.menu} wide` })', true],
  ['no class', 'jsx("a", {})', true],
  ['a class chosen at run time', 'jsx("a", { className: styles[shape] })', false],
  ['the whole table', 'jsx(Bar, { styles })', false],
  ['a class with the name of a keyword', 'jsx("a", { className: styles.switch })', false],
  ['a name in a text', 'jsx("styles", { className: styles.bar, title: "styles" })', true],
  ['a part of another name', 'jsx("a", { className: styles.bar, id: page.styles, title: styles$1.bar })', true],
])('code that uses %s', (_use, code, isPlain) => {
  expect(importNames(`import styles from ${sheet};\n${code}`)).toBe(
    `import ${isPlain ? '* as styles' : 'styles'} from ${sheet};\n${code}`,
  )
})

test('other imports stay', () => {
  const code = "import styles from './styles.ts'\nimport './base.css'\nimport { bar } from './Bar.module.css'"
  expect(importNames(code)).toBe(code)
})
