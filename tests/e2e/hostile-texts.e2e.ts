import type { Page } from '@playwright/test'
import { logIn } from '../screens/log-in.ts'
import { address, expect, open, test } from './site.ts'

/**
 * Elements with an attribute and an event whose handler runs without a press. The payloads are all combinations of
 * element, separator, quote and case.
 */
const elements = [
  ['img', 'src=x', 'onerror'],
  ['svg', '', 'onload'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['input', 'autofocus', 'onfocus'],
  ['details', 'open', 'ontoggle'],
  ['iframe', '', 'onload'],
  ['style', '', 'onload'],
  ['object', 'data=x', 'onerror'],
  ['svg><animate', 'dur=1ms attributeName=x', 'onend'],
  ['video><source', 'src=x', 'onerror'],
  ['math><mtext><img', 'src=x', 'onerror'],
] as const
const separators = [' ', '\n', '/', '\t']
const quotes = ['', '"', "'"]
const cases = [(text: string) => text, (text: string) => text.toUpperCase()]

const payloads = elements.flatMap(([element, attribute, event]) =>
  separators.flatMap((separator) =>
    quotes.flatMap((quote) =>
      cases.map((write) => (at: number) => {
        const handler = `${write(event)}=${quote}parent.hit(${at})${quote}`
        return `<${write(element)}${separator}${[attribute, handler].filter((part) => part !== '').join(separator)} >`
      }),
    ),
  ),
)
const texts = payloads.map((write, at) => write(at))
/** Texts with nested contexts, which one parser may read as text and another as markup. */
const mutations = [
  '<noscript><p title="</noscript><img src=x onerror=parent.hit(900)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=parent.hit(901)&gt;">',
  '<template><img src=x onerror=parent.hit(902)></template>',
  '<svg><style><img src=x onerror=parent.hit(903)></style></svg>',
  '</script><script>parent.hit(904)</script>',
  '<form id=root><input name=cookie></form><a id=location href="javascript:parent.hit(905)">x</a>',
]

/** Counts the executed payloads in a page and in each later one. */
const countHits = (page: Page) =>
  page.addInitScript(() => {
    const hits = new Set<number>()
    Object.assign(window, { hits, hit: (at: number) => hits.add(at) })
  })
const hitsOf = (page: Page) => page.evaluate(() => [...(window as unknown as { hits: Set<number> }).hits])

/** Navigates within the site without a page load, like a link of the site. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** HTML with all mutations and texts, shorter than the longest HTML that the cleaners accept. */
const rich = [...mutations, ...texts].join('<p>ok</p>')

test('hostile texts of articles, promotions, announcements and notices never run, although the same texts run without cleaning', async ({
  page,
  browser,
  complaints,
}) => {
  const control = await browser.newPage()
  await countHits(control)
  await control.goto('about:blank')
  await control.evaluate((all) => {
    for (const text of all) {
      const box = document.createElement('div')
      document.documentElement.append(box)
      box.innerHTML = text
    }
  }, texts)
  await expect.poll(async () => (await hitsOf(control)).length).toBeGreaterThan(150)
  await control.close()

  await countHits(page)
  const envelope = (data: unknown) => JSON.stringify({ status: true, code: 0, data })
  const rows = texts.map((text, at) => ({ id: `a${at}`, title: text, summary: text, topic: text }))
  const dataByCall: Readonly<Record<string, unknown>> = {
    'blog/list-articles': { total: rows.length, items: rows },
    'blog/get-article': {
      id: 'a0',
      title: texts[0],
      summary: texts[1],
      topic: texts[2],
      content: rich,
      related: rows.slice(0, 9),
    },
    'promotion/get-promotion-content-list': texts.slice(0, 40).map((text, at) => ({
      promotion_id: at + 1,
      content_id: at + 1,
      title: text,
      description: text,
      content: rich,
      category: 'event',
      can_apply: 1,
    })),
    'notice/notice-list': {
      item: texts.map((text, at) => ({ id: at + 1, title: text, description: text, content: rich, unread: 1 })),
      announce: {
        normal: [{ id: 900, title: texts[0], description: texts[1], content: rich, is_popup: '1' }],
        after_login: [],
      },
      advertisement: [],
    },
  }
  for (const [endpoint, data] of Object.entries(dataByCall)) {
    await page.route(`**/api/${endpoint}`, (route) =>
      route.fulfill({ contentType: 'application/json', body: envelope(data) }),
    )
  }
  const main = page.getByRole('main')
  await open(page, address('siam191', '/en-th/faq'))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Blog' }).click()
  await expect(main.getByRole('link', { name: texts[0] ?? '', exact: true })).toBeVisible()
  await main.getByRole('link', { name: texts[0] ?? '', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText((texts[0] ?? '').trim())
  await expect(main.getByText('ok', { exact: true }).first()).toBeVisible()
  expect(await hitsOf(page)).toEqual([])

  await goTo(page, '/en-th/promotions')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(texts.slice(0, 40).map((text) => text.trim()))
  expect(await hitsOf(page)).toEqual([])
  await goTo(page, '/en-th/promotions/1')
  await expect(main.getByText('ok', { exact: true }).first()).toBeVisible()
  expect(await hitsOf(page)).toEqual([])

  await goTo(page, '/en-th')
  await expect(page.getByRole('dialog').getByText('ok', { exact: true }).first()).toBeVisible()
  expect(await hitsOf(page)).toEqual([])

  await logIn(page.context(), new URL(address('siam191')).origin)
  await open(page, address('siam191', '/en-th/notifications'))
  const pageSize = 10
  await expect(main.locator('details')).toHaveCount(pageSize)
  await main.locator('summary').first().click()
  await expect(main.getByText('ok', { exact: true }).first()).toBeVisible()
  const last = Math.ceil(texts.length / pageSize)
  for (let number = 2; number <= last; number += 1) {
    await main.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(address('siam191', `/en-th/notifications?page=${number}`))
  }
  await expect(main.locator('details')).toHaveCount(texts.length - (last - 1) * pageSize)
  expect(await hitsOf(page)).toEqual([])
  complaints.splice(0)
})
