import { expect, test } from 'vitest'
import { readGeneral } from './general-settings.ts'

test.each([
  [{ app_download: { ios: 'https://a.example/i', android: 'https://a.example/a' } }, ['ios', 'android']],
  [{ app_download: { ios: 'javascript:alert(1)', android: 'http://a.example' } }, []],
  [{ app_download: { ios: '/here', android: 7 } }, []],
  [{ app_download: null }, []],
  [[], []],
  [null, []],
  ['<html>', []],
])('[CFG-02] of %j the app is linked for %j', (file, systems) => {
  expect(Object.keys(readGeneral(file).appDownload)).toEqual(systems)
})
