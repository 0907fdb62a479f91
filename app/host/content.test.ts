import { expect, test } from 'vitest'
import { contentHtml } from './content.ts'

test('only known facts are filled in', () => {
  expect(contentHtml('# {merchant}\n\nFrom {minimumAge} on, {other}.', { merchant: 'Acme', minimumAge: '20' })).toBe(
    '<h1>Acme</h1>\n<p>From 20 on, {other}.</p>\n',
  )
})

test('a property of every object is not a fact', () => {
  expect(contentHtml('{constructor} {toString}', {})).toBe('<p>{constructor} {toString}</p>\n')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '![x](javascript:alert(1))',
  '[x](vbscript:x)',
])('%s runs nothing', (text) => {
  const html = contentHtml(text, {})
  expect(html).not.toMatch(/<(?!\/?(?:p|a)\b)/)
  expect(html).not.toMatch(/(?:href|src)="(?:javascript|data|vbscript)/i)
})
