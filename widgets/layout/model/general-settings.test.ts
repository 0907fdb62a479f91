import { expect, test } from 'vitest'
import { readGeneral, readVersion } from './general-settings.ts'

test.each([
  [{ app_download: { ios: 'https://a.example/i', android: 'https://a.example/a' } }, ['ios', 'android']],
  [{ app_download: { ios: 'javascript:alert(1)', android: 'http://a.example' } }, []],
  [{ app_download: { ios: '/here', android: 7 } }, []],
  [{ app_download: null }, []],
  [[], []],
  [null, []],
  ['<html>', []],
])('[CFG-02] a general.json with %j has links to the app for the systems %j', (file, systems) => {
  expect(Object.keys(readGeneral(file).appDownload)).toEqual(systems)
})

test.each([
  [{ version: '1.4.0' }, '1.4.0'],
  [{ version: '2.0.0-rc.1+7' }, '2.0.0-rc.1+7'],
  [{ version: '' }, undefined],
  [{ version: '<b>1</b>' }, undefined],
  [{ version: 14 }, '14'],
  [{ version: '1'.repeat(40) }, undefined],
  [[], undefined],
  [null, undefined],
  ['1.4.0', undefined],
])('[CFG-02] a version.json with %j has the version %s', (file, version) => {
  expect(readVersion(file)).toBe(version)
})

test('[CFG-02] a malformed file is reported to the operator', () => {
  const misread: string[] = []
  const options = { onMisread: (source: string) => void misread.push(source) }
  readGeneral('<html>', options)
  readVersion({ version: ['1'] }, options)
  expect(misread).toEqual(['general-settings', 'version-file'])
})
