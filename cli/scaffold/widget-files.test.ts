import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { widgetFiles } from './widget-files.ts'

const biome = join(projectRoot, 'node_modules/.bin/biome')

test.each(Object.entries(widgetFiles('promotions', 'countdown')))(
  'a new widget’s %s is written as npm run check wants it',
  (path, text) => {
    const options = { cwd: projectRoot, input: text, encoding: 'utf8' } as const
    expect(execFileSync(biome, ['format', `--stdin-file-path=widgets/promotions/countdown/${path}`], options)).toBe(
      text,
    )
  },
)
