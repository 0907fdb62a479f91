// @vitest-environment window
import { expect, test } from 'vitest'
import { scriptsIn } from './scripts-in.ts'

const address = 'https://desk.example/widget.js'

test.each([
  ['a script', 'start()', [['start()', '', false]]],
  ['a script that writes another one', `document.write("<script src='x'></script>")`, undefined],
  [
    'an element with a text',
    '<!-- Desk -->\n<script type="text/javascript">start()</script>',
    [['start()', '', false]],
  ],
  ['an element with an address', `<script async src="${address}"></script>`, [['', address, true]]],
  [
    'two elements in their order',
    `<script>window.id = 7</script><script src="${address}"></script>`,
    [
      ['window.id = 7', '', false],
      ['', address, false],
    ],
  ],
  ['markup without a script', '<p>Call us.</p>', []],
])('[CON-02] the scripts of an unknown chat are read from %s', (_what, text, expected) => {
  const found = scriptsIn(text).map((script) => [script.text, script.src, script.async === true])
  expect(found).toEqual(expected ?? [[text, '', false]])
})
