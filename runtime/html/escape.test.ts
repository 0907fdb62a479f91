import { expect, test } from 'vitest'
import { escapeHtml, safeJson } from './escape.ts'

test.each([
  ['</script><script>', '"\\u003c/script>\\u003cscript>"'],
  ['<!--', '"\\u003c!--"'],
  ['a\u2028b\u2029c', '"a\\u2028b\\u2029c"'],
])('[CFG-04] the JSON of %j ends no script and no line', (text, json) => {
  expect(safeJson(text)).toBe(json)
  expect(JSON.parse(json)).toBe(text)
})

test.each([
  ['"><img src=x>', '&quot;&gt;&lt;img src=x&gt;'],
  ['&quot;', '&amp;quot;'],
])('[CFG-04] %j ends neither an element nor an attribute', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})
