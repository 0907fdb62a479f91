import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../tests/support/run-command.ts'
import { folderOfTest } from '../../../tests/support/temporary-folders.ts'
import { areaCodeMistakes } from './check-area-code.ts'
import { leakingStyles } from './leaking-styles.ts'
import { missingCode } from './missing-code.ts'
import { readAreaFile } from './own-area.ts'

type Files = Readonly<Record<string, string | undefined>>

const json = (value: object) => JSON.stringify(value, null, 2)
const facts = (more: object = {}) => ({ name: 'gym', description: 'A gym.', ...more })
const areaCode = (parts: string) =>
  `import { defineArea } from 'livery/widget-api/area'\n\nexport default defineArea({ name: 'gym', ${parts} })\n`

/** An installation with an area `gym` that has one widget, and an area `pool`. */
const complete: Files = {
  'livery.json': json({ areas: ['./areas/gym', './areas/pool', 'some-package'] }),
  'package.json': json({ dependencies: { livery: 'file:livery.tgz', 'date-fns': '4.0.0' } }),
  'areas/gym/area.json': json(facts({ requires: ['pool'], guards: { trainer: {} }, queries: { 'gym/classes': {} } })),
  'areas/gym/area.ts': areaCode(`guards: { trainer: { decide } }, queries: { 'gym/classes': { load } }`),
  'areas/gym/list/list.widget.json': json({ name: 'gym/list' }),
  'areas/gym/list/index.ts': `export default defineWidget('gym/list', List)\n`,
  'areas/gym/list/List.tsx': `import { useState } from 'react'
import { format } from 'date-fns'
import { Lane } from '../../pool/exports.ts'
import type { GymClass } from '../../../.livery/generated/records.ts'
import styles from './List.module.css'
export const List = () => <p className={styles.root}>{format(useState())}</p>
`,
  'areas/gym/list/List.module.css': '.root { color: red }\n.root h2 { margin: 0 }\n',
  'areas/gym/list/List.test.tsx': `import { readFileSync } from 'node:fs'\nimport { expect } from 'vitest'\n`,
  'areas/gym/sandbox/part.ts': `import { readFileSync } from 'node:fs'\nexport default { name: 'gym' }\n`,
  'areas/pool/area.json': json({ name: 'pool', description: 'A pool.' }),
  'areas/pool/exports.ts': 'export const Lane = () => null\n',
}

/** The mistakes in the complete installation after changes to its files. A file whose text is `undefined` is absent. */
function mistakesWith(changed: Files): readonly string[] {
  const folder = folderOfTest()
  for (const [path, text] of Object.entries({ ...complete, ...changed })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return areaCodeMistakes(folder, projectRoot)
}

test('complete areas have no mistakes', () => {
  expect(mistakesWith({})).toEqual([])
})

test.each(['const a = a\nexport default a\n', "const a = { name: 'gym', a }\nexport default defineArea(a)\n"])(
  'if a constant refers to itself, the check still reads the code: %j',
  (code) => {
    expect(() => mistakesWith({ [areaTs]: code })).not.toThrow()
  },
)

const widgetFacts = 'areas/gym/list/list.widget.json'
const index = 'areas/gym/list/index.ts'
const areaFacts = 'areas/gym/area.json'
const areaTs = 'areas/gym/area.ts'

test.each<readonly [string, Files, readonly string[]]>([
  [
    'a syntax error in code',
    { 'areas/gym/list/List.tsx': 'export const List = () => {\n  return <p>\n' },
    ['areas/gym/list/List.tsx:2:13  The syntax is wrong here: Unexpected token.'],
  ],
  [
    'a syntax error in styles',
    { 'areas/gym/list/List.module.css': '.root { color: red }\n.title { color red }\n' },
    ['areas/gym/list/List.module.css:2:15  The syntax is wrong here: Unexpected token Ident("red").'],
  ],
  [
    'an import of a missing file',
    { [index]: `import { Badge } from './Badge.tsx'\nexport default defineWidget('gym/list', Badge)\n` },
    [`${index}:1:23  There is no file list/Badge.tsx in this area. Correct the path, or create the file.`],
  ],
  [
    'a widget without index.ts',
    { [index]: undefined },
    [`${widgetFacts}:2:11  The widget "gym/list" has no code, because its folder has no file index.ts.`],
  ],
  [
    'a widget whose index.ts has no default export',
    { [index]: `export const list = defineWidget('gym/list', List)\n` },
    [
      `${widgetFacts}:2:11  The widget "gym/list" has no code, because the index.ts of its folder has no default export.`,
    ],
  ],
  [
    'a widget with another name in its code',
    { [index]: `const list = defineWidget('gym/lost', List)\nexport default list\n` },
    [`${widgetFacts}:2:11  The index.ts of this folder defines the widget "gym/lost". Write "gym/list" there.`],
  ],
  [
    'a widget without facts',
    { [widgetFacts]: undefined },
    [`${index}:1:1  The folder of this widget has no file list.widget.json, so Livery would ignore the widget.`],
  ],
  [
    'a part of the sandbox with the name of another area',
    { 'areas/gym/sandbox/part.ts': `const part: SandboxPart = { name: 'pool' }\nexport default part\n` },
    ['areas/gym/sandbox/part.ts:1:29  The name has to be "gym", as in area.json.'],
  ],
  [
    'a guard and a query that area.ts lacks',
    { [areaTs]: areaCode('guards: {}') },
    [
      `${areaFacts}:8:16  The guard "trainer" has no code. Add it to "guards" in area.ts, or remove it from area.json.`,
      `${areaFacts}:11:20  The query "gym/classes" has no code. Add it to "queries" in area.ts, or remove it from area.json.`,
    ],
  ],
  [
    'an area without area.ts',
    { [areaTs]: undefined, [areaFacts]: json(facts({ requires: ['pool'], icons: ['cup'] })) },
    [`${areaFacts}:8:5  The icon "cup" has no code, because the area has no file area.ts.`],
  ],
  [
    'a condition of an area without area.ts',
    { [areaTs]: undefined, [areaFacts]: json(facts({ requires: ['pool'], conditions: { 'gym-open': {} } })) },
    [`${areaFacts}:8:17  The condition "gym-open" has no value, because the area has no file area.ts.`],
  ],
  [
    'an area.ts without a default export',
    { [areaTs]: 'export const area = {}\n' },
    [`${areaTs}:1:1  The file has no default export. Write export default defineArea({ … }).`],
  ],
  [
    'a name and a guard of area.ts that area.json lacks',
    {
      [areaTs]: `const guards = { trainer: {}, late: {} } as const
export default defineArea({ name: 'jym', guards, queries: { 'gym/classes': { load } } } satisfies AreaCode)\n`,
    },
    [
      `${areaTs}:2:29  The name has to be "gym", as in area.json.`,
      `${areaTs}:1:31  The guard "late" has no entry in area.json. Add one, or remove it from area.ts.`,
    ],
  ],
  [
    'a condition without its value',
    { [areaFacts]: json(facts({ requires: ['pool'], conditions: { 'gym-open': {} } })), [areaTs]: areaCode('') },
    [`${areaFacts}:8:17  The condition "gym-open" has no value, because area.ts has no "visitorFacts".`],
  ],
  [
    'checks and a part of the sandbox without their export',
    { 'areas/gym/checks.ts': 'const checks = []\n', 'areas/gym/sandbox/part.ts': 'export const part = {}\n' },
    [
      'areas/gym/sandbox/part.ts:1:1  The file has no default export, so Livery would ignore the file.',
      'areas/gym/checks.ts:1:1  The file has no export "checks", so Livery would ignore the file.',
    ],
  ],
])('%s', (_title, changed, expected) => {
  expect(mistakesWith(changed)).toEqual(expected)
})

test('names that only running code knows give no mistake, and a file with a syntax error gives one mistake', () => {
  expect(mistakesWith({ [areaTs]: areaCode('guards: { ...guards }, queries: queriesOf()') })).toEqual([])
  const elsewhere = `import area from './code.ts'\nexport default area\n`
  expect(mistakesWith({ [areaTs]: elsewhere, 'areas/gym/code.ts': 'export default {}\n' })).toEqual([])
  expect(mistakesWith({ [areaTs]: 'export default defineArea({', [index]: 'export default (' })).toEqual([
    expect.stringMatching(/^areas\/gym\/area\.ts:1:\d+ {2}The syntax is wrong here: /),
    expect.stringMatching(/^areas\/gym\/list\/index\.ts:1:\d+ {2}The syntax is wrong here: /),
  ])
})

const leak = 'This rule also applies to other parts of the page. Begin its selector with a class of this file.'

test.each<readonly [css: string, place: string | undefined]>([
  ['.root { color: red }\nh2 { margin: 0 }\n', '2:1'],
  ['@media (min-width: 1px) {\n  :global(.card) { margin: 0 }\n}\n', '2:3'],
  [':root { --gap: 1px }\n', '1:1'],
  [':global([data-theme="dark"]) .root { color: red }\n@keyframes a { to { margin: 0 } }\n', undefined],
  ['.root {', undefined],
])('the leak in the styles %j: %s', (css, place) => {
  expect(mistakesWith({ 'areas/gym/list/List.module.css': css })).toEqual(
    place === undefined ? [] : [`areas/gym/list/List.module.css:${place}  ${leak}`],
  )
})

test('if a file of styles is not a CSS module, the mistake says that its rules apply to the whole page', () => {
  expect(mistakesWith({ 'areas/gym/list/list.css': '.root {}' })).toEqual([
    'areas/gym/list/list.css:1:1  The rules of this file apply to the whole page. Rename the file to list.module.css.',
  ])
})

test.each<readonly [code: string, reason: string | undefined]>([
  ["import { A } from 'livery/lib/runtime/page/Page.js'", '"livery/lib/runtime/page/Page.js" is not an entry point'],
  ["import { useCall } from 'livery/widget-api/date'", 'Did you mean "livery/widget-api/data"?'],
  ["import { A } from '../../../node_modules/livery/lib/runtime/page/Page.js'", 'This is a file of Livery itself'],
  [
    `import { A } from '${'../'.repeat(9)}${projectRoot.slice(1)}/runtime/page/Page.tsx'`,
    'This is a file of Livery itself',
  ],
  ["import type { A } from '../../pool/lane/Lane.tsx'", 'lane/Lane.tsx is a private file of the area "pool".'],
  ["const later = () => import('../../pool/sandbox/exports.ts')", 'sandbox/exports.ts is a private file'],
  ["export { A } from '../../lib/a.ts'", 'areas/lib/a.ts is outside of the folders of areas.'],
  ["import { readFileSync } from 'node:fs'", 'node:fs is a Node module, which browsers lack.'],
  ["import { z } from 'zod'", 'The package "zod" is not in package.json. Run npm install zod.'],
  ["import a from '@scope/pack/file.js'", 'Run npm install @scope/pack.'],
  ["import a from '/areas/gym/model.ts'", '"/areas/gym/model.ts" is an absolute address.'],
  ["import a from 'https://cdn.example/a.js'", '"https://cdn.example/a.js" is an absolute address.'],
  ["import { ChosenBank } from 'livery/areas/account'", 'The area "gym" does not require the area "account".'],
  ["export { postBonus } from 'livery/sandbox/wallet'", 'The area "gym" does not require the area "wallet".'],
  ["import { A } from 'livery/areas/layout'", undefined],
  ["import type { A } from 'livery/sandbox/part'", undefined],
  ["import type { z } from 'zod'", undefined],
  ["import { type A } from 'node:fs'", undefined],
])('the reason against the import %s: %s', (code, reason) => {
  const path = 'areas/gym/list/extra.ts'
  const mistakes = mistakesWith({ [path]: `\n${code}\n` })
  expect(mistakes.join('\n')).toContain(reason ?? '')
  expect(mistakes.map((one) => one.split(/:\d+ /)[0])).toEqual(reason === undefined ? [] : [`${path}:2`])
})

test('if one export names several values of a forbidden file, there is only one mistake', () => {
  const path = 'areas/gym/list/extra.ts'
  expect(mistakesWith({ [path]: "export { type A, B, C } from '../../lib/a.ts'\n" })).toHaveLength(1)
  expect(mistakesWith({ [path]: "export { type A, B } from 'node:fs'\n" })).toHaveLength(1)
  expect(mistakesWith({ [path]: "export { type A, type B } from 'node:fs'\n" })).toEqual([])
})

test('if package.json is not JSON, the error names the file', () => {
  expect(() => mistakesWith({ 'package.json': '{ "dependencies": }' })).toThrow(/\/package\.json cannot be read: .+/)
})

test('an area imports an area of Livery that it requires', () => {
  const requires = ['pool', 'account']
  const own = facts({ requires, guards: { trainer: {} }, queries: { 'gym/classes': {} } })
  const code = "import { ChosenBank } from 'livery/areas/account'\n"
  expect(mistakesWith({ [areaFacts]: json(own), 'areas/gym/list/extra.ts': code })).toEqual([])
})

test('an area imports only the areas that it requires', () => {
  expect(
    mistakesWith({ [areaFacts]: json(facts({ guards: { trainer: {} }, queries: { 'gym/classes': {} } })) }),
  ).toEqual([
    'areas/gym/list/List.tsx:3:22  The area "gym" does not require the area "pool". Add "pool" to "requires" in area.json.',
  ])
})

test('Livery’s own areas have no missing code and no leaking styles', () => {
  const areas = globSync('widgets/*/area.json', { cwd: projectRoot }).map((path) => {
    const facts = readAreaFile(projectRoot, join(projectRoot, path))
    const { name, requires = [] } = JSON.parse(facts.text) as { name: string; requires?: string[] }
    return { name, requires, facts, folder: dirname(facts.file) }
  })
  expect(areas.length).toBeGreaterThan(10)
  expect(areas.flatMap((area) => [...missingCode(area, projectRoot), ...leakingStyles(area, projectRoot)])).toEqual([])
})
