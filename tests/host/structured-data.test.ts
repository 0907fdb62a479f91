import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox } from '../sandbox/sandbox-under-test.ts'
import { openHost } from './open-host.ts'

/** A host whose backend is a sandbox with articles. */
let host: Awaited<ReturnType<typeof openHost>>
const sandbox = createTestSandbox()

beforeAll(async () => {
  host = await openHost({
    backend: (request) => {
      const headers = new Headers(request.headers)
      headers.set('host', 'river.localhost')
      return sandbox.fetch(new Request(request, { headers }))
    },
  })
})
afterAll(() => sandbox.close())

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The HTML of a page, and the nodes of its JSON-LD. Fails if the page has more than one block of JSON-LD. */
async function fetchNodes(path: string): Promise<{ readonly html: string; readonly nodes: readonly Node[] }> {
  const html = await (await host.ask(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  expect(blocks.length, path).toBeLessThanOrEqual(1)
  const { '@context': context, '@graph': nodes } = JSON.parse(
    blocks[0] ?? '{"@context":"https://schema.org","@graph":[]}',
  )
  expect(context).toBe('https://schema.org')
  return { html, nodes: nodes as readonly Node[] }
}

const text = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const address = (value: unknown) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
const moment = (value: unknown) => typeof value === 'string' && new Date(value).toISOString() === value
const every = (test: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(test)
const of = (type: string) => (value: unknown) => (value as Node)['@type'] === type && isWhole(value as Node)

/** The properties that each node must have, because search engines require or recommend them. */
const shapes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  WebSite: { url: address, name: text, inLanguage: text },
  Organization: { name: text, url: address },
  BreadcrumbList: { itemListElement: every(of('ListItem')) },
  ListItem: { position: Number.isInteger, name: text, item: address },
  Blog: { url: address, inLanguage: text, blogPost: every((post) => text((post as Node).headline)) },
  BlogPosting: {
    headline: text,
    description: text,
    image: address,
    datePublished: moment,
    dateModified: moment,
    inLanguage: text,
    mainEntityOfPage: address,
    author: of('Organization'),
    publisher: of('Organization'),
  },
  FAQPage: { mainEntity: every(of('Question')) },
  Question: { name: text, acceptedAnswer: of('Answer') },
  Answer: { text },
}

function isWhole(node: Node): boolean {
  const shape = shapes[node['@type']]
  return shape !== undefined && Object.entries(shape).every(([name, isFine]) => isFine(node[name]))
}

test.each<[string, readonly string[]]>([
  ['/en-th', ['WebSite', 'Organization']],
  ['/th-th/blog', ['BreadcrumbList', 'Blog']],
  ['/th-th/blog/first-deposit', ['BreadcrumbList', 'BlogPosting']],
  ['/en-th/faq', ['BreadcrumbList', 'FAQPage']],
  ['/en-th/about-us', ['BreadcrumbList']],
  ['/en-th/no-such-page', []],
])('[CFG-04] %s has the nodes %j, each complete', async (path, types) => {
  const { nodes } = await fetchNodes(path)
  expect(nodes.map((node) => node['@type'])).toEqual(types)
  expect(nodes.filter((node) => !isWhole(node))).toEqual([])
})

test('[CFG-04] the breadcrumbs of a page are numbered from home, in the language of the page', async () => {
  const { nodes } = await fetchNodes('/en-th/blog/first-deposit')
  const { itemListElement } = nodes[0] as unknown as { readonly itemListElement: readonly Node[] }
  expect(itemListElement.map(({ position, name, item }) => [position, name, new URL(String(item)).pathname])).toEqual([
    [1, 'Home', '/en-th'],
    [2, 'Blog', '/en-th/blog'],
    [3, 'Your first deposit, step by step', '/en-th/blog/first-deposit'],
  ])
})

test('[RTE-12] [CFG-04] the HTML from the host contains the article, and the page has the article’s title and description', async () => {
  const { html } = await fetchNodes('/en-th/blog/first-deposit')
  expect(html).toContain('<title>Your first deposit, step by step · Siam191</title>')
  expect(html).toContain('<meta name="description" content="Choose a deposit method, transfer the exact amount')
  expect(html).toContain('<h2>Before you start</h2>')
  expect(html).toContain('Turnover, explained with one bonus')
})

test('[RTE-12] [NAV-02] a missing article is a missing page', async () => {
  for (const path of ['/en-th/blog/no-such', '/en-th/blog/__proto__', '/en-th/blog/%3Cscript%3E']) {
    expect((await host.ask(path)).status, path).toBe(404)
  }
})

test('[CFG-04] no text of an article ends the script of JSON-LD, and the Content-Security-Policy allows no further script', async () => {
  const evil = '</script><script>alert(1)</script><!--\u2028'
  const hostile = await openHost({
    backend: async (request) =>
      request.url.endsWith('/blog/get-article')
        ? Response.json({
            status: true,
            data: {
              id: 'x',
              title: evil,
              summary: evil,
              topic: evil,
              content: evil,
              related: [{ id: evil, title: evil }],
            },
          })
        : Response.json({ status: false }),
  })
  const response = await hostile.ask('/en-th/blog/x')
  const html = await response.text()
  expect(html).toContain('BlogPosting')
  expect(html).not.toContain('<script>alert')
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  // The host escapes `<` and U+2028, so the parsed headline is the title of the article.
  const { '@graph': nodes } = JSON.parse(json) as { readonly '@graph': readonly Node[] }
  expect(String(nodes.find((node) => node['@type'] === 'BlogPosting')?.headline)).toContain('</script>')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/)
})
