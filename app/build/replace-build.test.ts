import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { replaceBuild, unfinishedBuild } from './replace-build.ts'

function writeBuild(folder: string, text: string): void {
  for (const part of ['client', 'server']) {
    mkdirSync(join(folder, part), { recursive: true })
    writeFileSync(join(folder, part, `${text}.js`), text)
  }
  writeFileSync(join(folder, 'built-files.json'), JSON.stringify(text))
}

test.each(['an earlier build', 'an interrupted build', 'no build'])(
  '[OPS-03] a complete build replaces %s',
  (before) => {
    const folder = folderOfTest()
    if (before === 'an earlier build') writeBuild(folder, 'old')
    if (before === 'an interrupted build') mkdirSync(join(folder, 'client'))
    writeBuild(join(folder, unfinishedBuild), 'new')
    replaceBuild(folder)
    expect(readdirSync(join(folder, 'client'))).toEqual(['new.js'])
    expect(readdirSync(join(folder, 'server'))).toEqual(['new.js'])
    expect(readFileSync(join(folder, 'built-files.json'), 'utf8')).toBe('"new"')
    expect(readdirSync(join(folder, unfinishedBuild))).toEqual([])
  },
)
