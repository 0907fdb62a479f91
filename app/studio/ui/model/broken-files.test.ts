import { expect, test } from 'vitest'
import type { Issue } from '../../../../runtime/issues/issue.ts'
import { brokenFile } from './broken-files.ts'

const issue = (file: string, code: string, pointer = '') => ({ file, code, pointer }) as Issue

test.each([
  ['acme', '/toast/duration', issue('acme/manifest.json', 'invalid-json'), 'acme/manifest.json'],
  ['acme', '/toast', issue('acme/manifest.json', 'wrong-type'), 'acme/manifest.json'],
  ['acme', '/toast', issue('acme/manifest.json', 'wrong-type', '/toast'), undefined],
  ['acme/staging', '/toast', issue('acme/manifest.json', 'invalid-json'), undefined],
  [
    'acme/staging',
    '/toast',
    issue('acme/environments/staging.json', 'comment-in-json'),
    'acme/environments/staging.json',
  ],
  ['acme', '/tokens/light', issue('acme/tokens.json', 'duplicate-key', '/light'), 'acme/tokens.json'],
  ['acme', '/messages/th/kafe.tea', issue('acme/messages/th.json', 'invalid-json'), 'acme/messages/th.json'],
  ['acme', '/messages', issue('acme/messages/th.json', 'invalid-json'), 'acme/messages/th.json'],
  ['acme', 'assets', issue('acme/manifest.json', 'invalid-json'), undefined],
  ['acme', '/messages/en/kafe.tea', issue('acme/messages/th.json', 'invalid-json'), undefined],
])(
  '[BRD-06] of the layer %s, a change at %s is impossible only if the file of this place is broken',
  (layer, place, found, file) => {
    expect(brokenFile([found], layer, place)).toBe(file)
  },
)
