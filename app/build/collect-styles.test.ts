import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { reachableStyles } from './collect-styles.ts'

test('a widget needs the styles of its parts, of their parts and of lazy imports, before its own', () => {
  const styles = reachableStyles(projectRoot, 'widgets/account/auth-page/index.ts')
  expect(styles).toContain('widgets/account/_flow/flow.module.css')
  expect(styles).toContain('widgets/_ui/form/form.module.css')
  expect(styles).toContain('widgets/_ui/select/SearchSelect.module.css')
  const lobby = reachableStyles(projectRoot, 'widgets/games/lobby/index.ts')
  expect(lobby.indexOf('widgets/games/_parts/GameCard.module.css')).toBeLessThan(
    lobby.findIndex((path) => path.startsWith('widgets/games/lobby/')),
  )
})

test('every style belongs to every page or to a widget', () => {
  const brought = new Set([
    ...globSync('widgets/_ui/*.module.css', { cwd: projectRoot }),
    ...globSync('widgets/*/*/index.ts', { cwd: projectRoot }).flatMap((entry) => reachableStyles(projectRoot, entry)),
  ])
  const left = globSync('widgets/**/*.module.css', { cwd: projectRoot }).filter((path) => !brought.has(path))
  expect(left).toEqual([])
})
