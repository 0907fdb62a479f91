// @vitest-environment window
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '../../app/host/clean-html.ts'
import { cleanInBrowser } from '../../runtime/rich-html/clean-in-browser.ts'
import { simpleNodes } from '../../runtime/rich-html/simple-html.ts'
import { allowedAttributes, allowedTags, longestHtml } from '../../runtime/rich-html/rules.ts'

/** The server and the browser clean HTML by different code. The tests in `describe.each` run with both. */

const imageHosts = ['images.example']

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

const cleaners: Readonly<Record<string, (html: string) => HTMLElement>> = {
  'the server': (html) => parse(cleanHtml(html, imageHosts)),
  'the browser': (html) => boxOf(cleanInBrowser(html, imageHosts)),
}

function boxOf(nodes: DocumentFragment): HTMLElement {
  const box = document.createElement('div')
  box.append(nodes)
  return box
}

const added = new Set(['rel', 'target', 'loading'])

/** The parts of an element that the rules forbid: its tag, or else its forbidden attributes. */
function excess(element: Element): string[] {
  const tag = element.localName
  if (!(allowedTags as readonly string[]).includes(tag)) return [tag]
  return [...element.attributes].flatMap(({ name }) =>
    added.has(name) || allowedAttributes[tag]?.includes(name) ? [] : [`${tag} ${name}`],
  )
}

const tags = [
  'a',
  'b',
  'img',
  'svg',
  'math',
  'style',
  'form',
  'input',
  'iframe',
  'object',
  'video',
  'details',
  'marquee',
  'x-y',
  'template',
  'noscript',
  'select',
  'table',
  'base',
  'meta',
  'link',
]
const handlers = [
  'onclick=alert(1)',
  'onerror=alert(1)',
  'onload="alert(1)"',
  'onfocus=alert(1) autofocus',
  'ontoggle=alert(1) open',
  'style="position:fixed"',
  'id=root',
  'name=cookie',
  'class=block',
  'srcdoc="<script>1</script>"',
  'formaction=javascript:alert(1)',
  'xlink:href=javascript:alert(1)',
]
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://evil.example',
  'intent://x',
  'blob:x',
  'filesystem:x',
  '/%09/evil.example/../../javascript:1',
]
const shapes = [
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="https://ok.example" onclick=alert(1)><img src=x onerror=alert(1)></a',
  '<<script>script>alert(1)<</script>/script>',
  '<p><!-- --><script>alert(1)</script --></p>',
  '<img src=`x`onerror=alert(1)>',
  '<plaintext><script>alert(1)',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '\u0000<scr\u0000ipt>alert(1)</script>',
]
const hostile = [
  ...tags.flatMap((tag) => handlers.map((handler) => `<${tag} ${handler}>text</${tag}>`)),
  ...addresses.flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}" alt="">`]),
  ...shapes,
]

test('more than 150 of the hostile texts are harmful without cleaning', () => {
  const harmful = hostile.filter((html) => [...parse(html).querySelectorAll('*')].some((one) => excess(one).length > 0))
  expect(harmful.length).toBeGreaterThan(150)
})

describe.each(Object.entries(cleaners))('HTML cleaned by %s', (_who, clean) => {
  test(`contains only what the rules allow, for each of ${hostile.length} texts`, () => {
    const left = hostile.flatMap((html) => {
      const all = [...clean(html).querySelectorAll('*')]
      return all.flatMap((element) => excess(element).map((what) => `${what} of ${html}`))
    })
    expect(left).toEqual([])
  })

  test('has no link or picture at a hostile address outside of this site', () => {
    const led = addresses.flatMap((address) => {
      const found = clean(`<a href="${address}">x</a><img src="${address}" alt="">`)
      return [...found.querySelectorAll('[href], [src]')].flatMap((element) => {
        const target = new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', 'https://our.example')
        return target.origin === 'https://our.example' ? [] : [`${target.href} of ${address}`]
      })
    })
    expect(led).toEqual([])
  })

  test.each([
    ['<h2>Title</h2><p>Text with <b>bold</b> and <em>more</em>.</p>', undefined],
    ['<ul><li>One</li><li>Two</li></ul><ol start="3"><li>Three</li></ol>', undefined],
    ['<table><tbody><tr><th scope="col">A</th><td colspan="2">B</td></tr></tbody></table>', undefined],
    ['<a href="/contact-us" title="Write">Contact</a>', undefined],
    ['<a href="tel:+6621234567">Call</a> <a href="mailto:a@b.example">Write</a>', undefined],
    [
      '<a href="https://help.example/x">Help</a>',
      '<a href="https://help.example/x" rel="noopener noreferrer" target="_blank">Help</a>',
    ],
    [
      '<img src="https://images.example/a.png" alt="A" width="2" height="1">',
      '<img src="https://images.example/a.png" alt="A" width="2" height="1" loading="lazy">',
    ],
    ['<p>ฝากเงิน 100 บาท &amp; ถอน &lt; 5 นาที</p>', undefined],
    ['plain text', undefined],
  ])('keeps %s', (html, expected = html) => {
    expect(sorted(clean(html))).toBe(sorted(parse(expected)))
  })

  test('is empty if the text is too long', () => {
    expect(clean('a'.repeat(longestHtml)).textContent).toHaveLength(longestHtml)
    expect(clean('a'.repeat(longestHtml + 1)).textContent).toBe('')
  })
})

test.each([
  ['<p>Turnover 10x. Once per account.</p>', true],
  ['  <h2>A</h2>\n<ul>\n<li>One &amp; <b>two</b><br></li>\n</ul>R & B', true],
  ['', true],
  ['<p>open', false],
  ['<p><p>x</p></p>', false],
  ['<b><p>x</p></b>', false],
  ['<b><i>x</b></i>', false],
  ['<ul><b>x</b></ul>', false],
  ['</p>', false],
  ['</br>', false],
  ['<P>x</P>', false],
  ['<p title="x">x</p>', false],
  ['a < b', false],
  ['&copy; 2026', false],
  ['a\0b', false],
  ['a\r\nb', false],
  ['<script>x</script>', false],
  ['<constructor>x</constructor>', false],
  ['<b>'.repeat(100) + '</b>'.repeat(100), true],
  ['<b>'.repeat(101) + '</b>'.repeat(101), false],
])('%j is simple HTML: %s', (html, expected) => {
  expect(simpleNodes(html) !== undefined).toBe(expected)
})

test('for simple HTML, the quick parser returns the same nodes as the browser’s cleaner', () => {
  const names = ['b', 'i', 'span', 'br', 'p', 'h2', 'ul', 'ol', 'li', 'table', 'pre', 'script']
  const pieces = fc.constantFrom(...names.map((name) => `<${name}>`), ' ', 'text', '&lt;', '&amp;lt;', ' & ', '\n')
  const leaf = fc.array(pieces, { maxLength: 3 }).map((all) => all.join(''))
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc
        .tuple(fc.constantFrom(...names), fc.array(tie('tree'), { maxLength: 3 }))
        .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    ),
  }))
  let count = 0
  fc.assert(
    fc.property(tree, (html) => {
      const nodes = simpleNodes(html)
      if (!nodes) return
      count += 1
      const box = boxOf(nodes)
      expect(box.innerHTML).toBe(boxOf(cleanInBrowser(html, imageHosts)).innerHTML)
    }),
    {
      numRuns: 400,
      examples: [['<p><b>a</b><i>b</i></p>'], ['<ul><li>a</li> <li><b>b<br></b></li></ul>'], [' a<p>b</p> ']],
    },
  )
  expect(count).toBeGreaterThan(50)
})

/** The text of an element with sorted attributes, to compare the output of two cleaners. */
function sorted(element: HTMLElement): string {
  for (const one of element.querySelectorAll('*')) {
    const attributes = [...one.attributes].toSorted((a, b) => a.name.localeCompare(b.name))
    for (const { name } of attributes) one.removeAttribute(name)
    for (const { name, value } of attributes) one.setAttribute(name, value)
  }
  return element.innerHTML
}
