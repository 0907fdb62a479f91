import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/run-command.ts'

/** The code that runs for players: everything except the tests and the sandbox, which writes the files. */
const sources = globSync('{app/{host,server,client},runtime,widgets}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((path) => !/\.test\.|\/sandbox\/|\/testing\//.test(path))
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'))

const isRead = (file: string) => sources.some((text) => text.includes(`.config('${file}')`))

test.each(['seo.json', 'seo_extra.json', 'custom_canonical.json', 'footer.json', 'push_trackers.json'])(
  '[CFG-01] the configuration file %s has a reader',
  (file) => expect(isRead(file)).toBe(true),
)

test.each([
  'version.json',
  'menu.json',
  'contact.json',
  'partnership.json',
  'banner.json',
  'general.json',
  'tracker_config.json',
])('[CFG-02] the configuration file %s has a reader', (file) => expect(isRead(file)).toBe(true))

test('a file without a reader would fail these tests', () => expect(isRead('nothing.json')).toBe(false))
