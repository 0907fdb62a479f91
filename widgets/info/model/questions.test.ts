import { expect, test } from 'vitest'
import { questionsIn } from './questions.ts'

test.each<[string, string, readonly (readonly [string, string])[]]>([
  [
    'headings of the third level',
    '<h1>Help</h1>\n<h2>Account</h2>\n<h3>How?</h3>\n<p>So.</p>\n<h3>Why?</h3>\n<p>Thus.</p>',
    [
      ['How?', 'So.'],
      ['Why?', 'Thus.'],
    ],
  ],
  ['text up to the next heading', '<h3>How?</h3><p>So.</p><h2>Other</h2><p>Not this.</p>', [['How?', 'So.']]],
  ['lists and links as text', '<h3>How?</h3><ul><li>One</li><li><a href="/x">Two</a></li></ul>', [['How?', 'One Two']]],
  [
    'a word that contains markup as one word',
    '<h3><em>How</em>?</h3><p>See <a href="/x">this <strong>page</strong></a>.<br>\nThen go.</p>',
    [['How?', 'See this page. Then go.']],
  ],
  ['entities as characters', '<h3>A &amp; B &lt;?</h3><p>&quot;Yes&quot; &amp;lt;</p>', [['A & B <?', '"Yes" &lt;']]],
  ['no question for a heading without a text', '<h3>How?</h3><h3>Why?</h3><p>Thus.</p>', [['Why?', 'Thus.']]],
  ['nothing', '', []],
  ['no questions', '<h1>About</h1><p>Us.</p>', []],
])('[CFG-04] the questions of a page: %s', (_what, html, questions) => {
  expect(questionsIn(html)).toEqual(questions.map(([question, answer]) => ({ question, answer })))
})
