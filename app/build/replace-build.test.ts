import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOfTest } from '../../tests/support/temporary-folders.ts'
import { openUnfinished, replaceBuild } from './replace-build.ts'

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
    const folder = join(folderOfTest(), 'dist')
    const next = openUnfinished(folder)
    if (before === 'an earlier build') writeBuild(folder, 'old')
    if (before === 'an interrupted build') mkdirSync(join(folder, 'client'))
    writeBuild(next, 'new')
    replaceBuild(folder, next)
    expect(readdirSync(folder).toSorted()).toEqual(['built-files.json', 'client', 'server'])
    expect(readdirSync(join(folder, 'client'))).toEqual(['new.js'])
    expect(readFileSync(join(folder, 'built-files.json'), 'utf8')).toBe('"new"')
  },
)

test('[OPS-03] a build leaves the former build and the unfinished build of another process, and removes an abandoned one', () => {
  const folder = folderOfTest()
  writeBuild(folder, 'old')
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const running = process.ppid
  for (const owner of [ended, running]) mkdirSync(join(folder, `.unfinished-${owner}`))
  const next = openUnfinished(folder)
  expect(readdirSync(folder).toSorted()).toEqual(
    [`.unfinished-${running}`, `.unfinished-${process.pid}`, 'built-files.json', 'client', 'server'].toSorted(),
  )
  expect(readdirSync(next)).toEqual([])
})
