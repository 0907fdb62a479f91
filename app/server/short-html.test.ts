// @vitest-environment window
import { expect, test } from 'vitest'
import { shortHtml } from './short-html.ts'

test.each([
  ['values without quotes', '<a class="card" href="/en-th/">Home</a>', '<a class=card href=/en-th/>Home</a>'],
  ['values that need quotes', '<a class="a b" title="x=y">1</a>', '<a class="a b" title="x=y">1</a>'],
  ['empty values', '<p hidden=""><img alt="" src="/a.svg"/></p>', '<p hidden><img alt src=/a.svg></p>'],
  ['items', '<ul><li class="a">1</li><li>2</li></ul>', '<ul><li class=a>1<li>2</ul>'],
  ['paragraphs', '<div><p>1</p><p>2</p></div>', '<div><p>1<p>2</div>'],
  [
    'options',
    '<select><option value="a">1</option><option>2</option></select>',
    '<select><option value=a>1<option>2</select>',
  ],
  [
    'drawings',
    '<svg><path d="m9 6 6 6"></path><path d="z"></path></svg>',
    '<svg><path d="m9 6 6 6"/><path d=z></path></svg>',
  ],
  [
    'places of blocks',
    '<div class="block" data-block="a/b" data-widget="x/y"></div>',
    '<div class=block data-widget=x/y></div>',
  ],
  [
    'entities',
    '<b title="&quot;a&quot;&amp;b">a="b" &lt;i x="y"&gt;</b>',
    '<b title=&quot;a&quot;&amp;b>a="b" &lt;i x="y"&gt;</b>',
  ],
  ['values with a bracket', '<b title="1 > 0">1</b>', '<b title="1 > 0">1</b>'],
  [
    'styles and marks',
    '<!--$--><style>a[b="c"]{d:e}</style><!--/$-->',
    '<!--$--><style>a[b="c"]{d:e}</style><!--/$-->',
  ],
  ['paragraphs in a link', '<a href="/"><p>1</p></a>', '<a href=/><p>1</p></a>'],
])('shorter HTML has the same document: %s', (_what, html, short) => {
  expect(shortHtml(html)).toBe(short)
  expect(documentOf(short)).toBe(documentOf(html))
})

/** The HTML of the document that a browser makes, without the places of blocks. */
function documentOf(html: string): string {
  const element = document.createElement('div')
  element.innerHTML = html
  for (const block of element.querySelectorAll('[data-block]')) block.removeAttribute('data-block')
  return element.innerHTML
}
