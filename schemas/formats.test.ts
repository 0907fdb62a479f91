import { expect, test } from 'vitest'
import { formats } from './formats.ts'

/** Texts that each format accepts, and texts that it refuses. */
const texts = {
  host: [
    ['acme.example', 'a-1.acme.example', 'localhost'],
    ['', '*', '*.acme.example', 'Acme.example', 'acme.example.', '.acme.example', 'acme.example:443', 'acme.example/x'],
  ],
  'https-url': [
    ['https://acme.example/x?a=1', 'http://acme.localhost:9000/', 'http://127.0.0.1/'],
    [
      'http://acme.example/',
      'https://user@acme.example/',
      'https://:secret@acme.example/',
      'https:/\\acme.example/',
      'https://acme.example/a b',
      'javascript:alert(1)',
      'data:text/html,x',
      '//acme.example/',
    ],
  ],
  origin: [
    ['https://acme.example', 'http://acme.localhost:9000'],
    ['https://acme.example/', 'https://acme.example/x', 'https://acme.example?x', 'https://*.acme.example/'],
  ],
  'route-path': [
    ['/', '/faq', '/casino/{provider}/{play}', '/a.b'],
    ['', 'faq', '//acme.example', '/faq/', '/a/../b', '/..', '/.', '/a b', '/{1}', '/a\\b', '/a%2fb'],
  ],
  'origin-or-embedded': [
    ['https://api.example', 'embedded'],
    ['none', 'http://api.example', 'https://api.example/', ''],
  ],
  'own-origin': [
    ['https://api.example', 'embedded', 'none'],
    ['http://api.example', 'https://api.example/', ''],
  ],
  colour: [
    ['#fff', '#ffffff80', '{palette.gold}'],
    ['red', '#ffff0', 'url(//evil.example)', '#fff;}', '{palette.gold};', 'expression(1)'],
  ],
  'plain-colour': [
    ['#fff', '#1b2a6b', '#ffffff80'],
    ['red', '#ffff0', '{palette.gold}'],
  ],
  decimal: [
    ['0', '100.25'],
    ['-1', '1e3', '1,000', '.5', '5.', '１', '1000000000', 'Infinity'],
  ],
  'merchant-id': [
    ['acme', 'acme-2'],
    ['a', '', '..', '-acme', 'acme-', 'a--b', 'Acme', 'acme/x', 'acme.x', 'a'.repeat(33)],
  ],
  asset: [
    ['logo.svg', 'icons/star.webp'],
    ['../logo.svg', '/logo.svg', 'icons/../logo.svg', '.svg', 'logo.html', 'logo.svg.js', 'a\\logo.svg', 'logo.svg\n'],
  ],
  'push-key': [
    [`BA${'x'.repeat(85)}`, `BP${'x'.repeat(85)}`],
    [`BQ${'x'.repeat(85)}`, `AA${'x'.repeat(85)}`, `BA${'x'.repeat(84)}`, `BA${'x'.repeat(86)}`, `BA${'='.repeat(85)}`],
  ],
  'widget-name': [['layout/header'], ['header', '../header', 'layout/header/x', 'Layout/header', '/header']],
} satisfies Partial<Record<keyof typeof formats, [accepted: string[], refused: string[]]>>

test.each(Object.entries(texts))('the format %s', (name, [accepted, refused]) => {
  const is = formats[name as keyof typeof texts]
  expect(accepted.filter((text) => !is(text))).toEqual([])
  expect(refused.filter(is)).toEqual([])
})
