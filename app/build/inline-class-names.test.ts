import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { importNames, inlineClassNames } from './inline-class-names.ts'

const sheet = "'./Header.module.css'"

test.each([
  ['single classes', 'jsx("a", { className: styles.bar, id: `${styles.menu} wide` })', true],
  ['no class', 'jsx("a", {})', true],
  ['a class chosen at run time', 'jsx("a", { className: styles[shape] })', false],
  ['the whole table', 'jsx(Bar, { styles })', false],
  ['a class with the name of a keyword', 'jsx("a", { className: styles.switch })', true],
  ['a class with the name of the default export', 'jsx("a", { className: styles.default })', false],
  ['a name in a text', 'jsx("styles", { className: styles.bar, title: "styles" })', true],
  ['a part of another name', 'jsx("a", { className: styles.bar, id: page.styles, title: styles$1.bar })', true],
])('code that uses %s', (_use, code, isPlain) => {
  expect(importNames(`import styles from ${sheet};\n${code}`)).toBe(
    `import ${isPlain ? '* as styles' : 'styles'} from ${sheet};\n${code}`,
  )
})

test('other imports stay as they are', () => {
  const code = "import styles from './styles.ts'\nimport './base.css'\nimport { bar } from './Bar.module.css'"
  expect(importNames(code)).toBe(code)
})

test('a build contains only the names of the used classes, including a class whose name is a keyword', async () => {
  const root = folderOfTest()
  writeFileSync(join(root, 'bar.module.css'), '.switch{top:0}.bar{top:0}.unused{top:0}')
  writeFileSync(join(root, 'bar.js'), `import styles from './bar.module.css'\nconsole.log(styles.switch, styles.bar)`)
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inlineClassNames()],
    css: { modules: { generateScopedName: 'of-[local]' } },
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'bar.js') } },
  })
  const files = 'output' in output ? output.output : []
  const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join()
  expect(code).toContain('console.log("of-switch", "of-bar")')
  expect(code).not.toContain('unused')
})
