import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import type { InstalledArea } from '../areas/area-modules.ts'
import { reachableStyles, writeSheets } from './collect-styles.ts'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'

test('a widget needs the styles of its parts, of their parts and of lazy imports, in the order of imports', () => {
  const styles = reachableStyles(projectRoot, 'widgets/account/auth-page/index.ts')
  expect(styles).toContain('widgets/account/_flow/flow.module.css')
  expect(styles).toContain('widgets/_ui/form/form.module.css')
  expect(styles).toContain('widgets/_ui/select/select.module.css')
  const lobby = reachableStyles(projectRoot, 'widgets/games/lobby/index.ts')
  expect(lobby.indexOf('widgets/games/_parts/GameCard.module.css')).toBeLessThan(
    lobby.findIndex((path) => path.startsWith('widgets/games/lobby/')),
  )
})

test('every style belongs to a widget', () => {
  const brought = new Set(
    globSync('widgets/*/*/index.ts', { cwd: projectRoot }).flatMap((entry) => reachableStyles(projectRoot, entry)),
  )
  const styles = globSync('widgets/**/*.module.css', { cwd: projectRoot })
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((path) => !brought.has(path))).toEqual([])
})

test('no two classes have the same name in a page of the preview', () => {
  const classes = (path: string) => [
    ...new Set(readFileSync(join(projectRoot, path), 'utf8').match(/(?<=\.)[a-z][\w-]*/gi)),
  ]
  const modules = globSync('{runtime,widgets}/**/*.module.css', { cwd: projectRoot }).flatMap((path) =>
    classes(path).map((name) => `${basename(path, '.module.css')}-${name}`),
  )
  const names = [...modules, ...classes('app/styles/base.css')]
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

const styles = {
  shared: 'base{}',
  widgets: {
    'drinks/menu': ['row.css', 'menu.css'],
    'drinks/card': ['card.css'],
    'sweets/list': ['row.css', 'list.css'],
  },
  files: { 'row.css': 'row{}', 'menu.css': 'menu{}', 'card.css': 'card{}', 'list.css': 'list{}' },
}
const widgetsOf = (name: string) => Object.keys(styles.widgets).filter((widget) => widget.startsWith(`${name}/`))
const areas = ['drinks', 'sweets', 'plain'].map((name) => ({
  name,
  widgets: widgetsOf(name).map((one) => ({ name: one })),
}))

/** The texts of the sheets of each area. */
function sheetsOf(isSeparate: boolean) {
  const folder = folderOfTest()
  const names = writeSheets(folder, areas as unknown as readonly InstalledArea[], styles, isSeparate)
  return Object.fromEntries(
    Object.entries(names).map(([area, files]) => [area, files.map((file) => readFileSync(join(folder, file), 'utf8'))]),
  )
}

test('one sheet has all styles: first the common styles, then the widgets’ styles in the order of imports', () => {
  const all = ['base{}row{}menu{}card{}list{}']
  expect(sheetsOf(false)).toEqual({ drinks: all, sweets: all, plain: all })
})

test('separate areas share a sheet with the styles that several of them use', () => {
  const common = 'base{}row{}'
  expect(sheetsOf(true)).toEqual({ drinks: [common, 'menu{}card{}'], sweets: [common, 'list{}'], plain: [common] })
})
