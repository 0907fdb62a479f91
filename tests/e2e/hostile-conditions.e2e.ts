import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { isNightly } from './extent.ts'
import { previewPort } from './ports.ts'
import { address, expect, logIn, newContext, open, test } from './site.ts'

/** Expects the page to show its content, without a failed part. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('banner'), what).toBeVisible()
  await expect(page.locator('main :is(h1, h2, h3, p, form)').first(), what).toBeAttached()
  await expect(page.locator('.block-failed'), what).toHaveCount(0)
}

const storages: Readonly<Record<string, string>> = {
  'with garbage under every key': `
    const garbage = ['{"x":', 'null', '[]', '{}', '-1e999', '\\u0000', '[null,{"game_id":7}]', 'x'.repeat(100000), '"1"', '{"recent":[{}],"favourites":7}']
    Storage.prototype.getItem = (key) => garbage[[...String(key)].reduce((sum, sign) => sum + sign.charCodeAt(0), round) % garbage.length]`,
  'that throws': `
    for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError') }`,
  'that is forbidden': `
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`,
  'that is full': `
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
}

for (const [index, [what, script]] of Object.entries(storages).entries()) {
  // The usual run tests two of the storages.
  if (!isNightly && index % 2 === 1) continue
  test(`with storage ${what} pages render, and a member logs in`, async ({ browser }) => {
    if (isNightly) test.setTimeout(600_000)
    for (const round of isNightly ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [0]) {
      const context = await newContext(browser)
      const visited = await context.newPage()
      const output: string[] = []
      visited.on('pageerror', (error) => output.push(error.message))
      visited.on('console', (message) => {
        if (message.type() === 'error') output.push(message.text())
      })
      // The bar of the preview is not part of the site.
      await visited.route('**/app/preview/bar/main.ts', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      await visited.addInitScript(`{ const round = ${round}; ${script} }`)
      await open(visited, address('siam191', '/en-th/slot'))
      await expectWhole(visited, 'slot')
      // Announcements pop up on the home page and cover the login, so the login begins on the next page.
      await open(visited, address('siam191', '/en-th'))
      await expectWhole(visited, 'home')
      await open(visited, address('siam191', '/en-th/faq'))
      await logIn(visited)
      await expect(visited.getByTestId('balance')).toHaveText(/12,480\.50/)
      for (const path of ['/deposit', '/profile/pin']) {
        await open(visited, address('siam191', `/en-th${path}`))
        await expect(visited).toHaveURL(address('siam191', `/en-th${path}`))
        await expectWhole(visited, path)
      }
      expect(output).toEqual([])
      await context.close()
    }
  })
}

test('[NAV-02] [NAV-03] no address crashes the host, redirects to another host, or appears unescaped in a page', async () => {
  const host = `siam191.localhost:${previewPort}`
  const rest = [
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '/../../package.json',
    '/slot/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/slot/a%2Fb',
    '/promotions/1;drop',
    '/__proto__',
    '/constructor',
    '//evil.example',
    '/\\evil.example',
    `/${'a'.repeat(4000)}`,
    `/${'a/'.repeat(900)}x`,
    '/play/eyJ1cmwiOiJqYXZhc2NyaXB0OmFsZXJ0KDEpIn0',
    '/faq?next=javascript:alert(1)&x=%3Cscript%3Ealert(1)%3C/script%3E',
  ]
  for (const path of ['', '/en-th', '/th-th', '/xx-yy', '/EN-TH'].flatMap((prefix) =>
    rest.map((one) => prefix + one),
  )) {
    const { status, location = '/', text } = await ask(host, path)
    expect(status, path).toBeLessThan(500)
    expect(new URL(location, `http://${host}`).host, path).toBe(host)
    expect(text, path).not.toContain('<script>alert(1)')
    if (status === 200 || status === 404) expect(text.length, path).toBeGreaterThan(10)
  }
})

test('[NAV-02] an address with an invalid parameter gets a 404 page with the requested path, and its link works', async ({
  page,
  complaints,
}) => {
  for (const [path, shown] of [
    ['/slot/%3Cscript%3E', '/slot/<script>'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/casino/a%2Fb', '/casino/a/b'],
  ] as const) {
    const response = await page.goto(address('siam191', `/en-th${path}`))
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
    await expect(page.locator('.not-found-path'), path).toHaveText(`/en-th${shown}`)
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page.locator('[aria-labelledby=provider-list] li')).toHaveCount(60)
  expect(complaints.splice(0).filter((output) => !output.includes('404'))).toEqual([])
})

const huge = 'x'.repeat(200_000)
const bodies: Readonly<Record<string, string>> = {
  'a page of HTML': '<!doctype html><h1>Sign in to the hotel’s network</h1>',
  nothing: '',
  'a list': '[]',
  'a success without data': '{"status":true}',
  'data that is null': '{"status":true,"data":null}',
  'data of another kind': '{"status":true,"data":"yes"}',
  'an empty object': '{"status":true,"data":{}}',
  'malformed rows': '{"status":true,"data":[null,7,{},[]]}',
  'lists of malformed rows': JSON.stringify({
    status: true,
    data: Object.fromEntries(
      ['data', 'items', 'bank', 'crypto', 'days', 'missions', 'bankbomb', 'settings'].map((name) => [
        name,
        [null, {}, 7, { title: huge }],
      ]),
    ),
  }),
  'a refusal whose message is long HTML': JSON.stringify({
    status: false,
    code: 4999,
    msg: `<img src=x onerror=alert(1)>${huge}`,
  }),
}

test('[API-02] with malformed responses of the backend, pages render and throw no error', async ({
  page,
  complaints,
}) => {
  test.setTimeout(600_000)
  const paths = isNightly
    ? [
        '',
        '/slot',
        '/account',
        '/bank',
        '/history',
        '/withdrawal',
        '/deposit',
        '/id-verification',
        '/profile',
        '/profile/pin',
      ]
    : ['', '/bank', '/withdrawal']
  await open(page, address('siam191', '/en-th/faq'))
  await logIn(page)
  await expect(page.getByTestId('balance')).toBeVisible()
  let body = ''
  await page.route(/:\d+\/api\//, (route) =>
    route.request().url().endsWith('/user/dashboard')
      ? route.continue()
      : route.fulfill({ contentType: 'application/json', body }),
  )
  for (const [what, sent] of Object.entries(bodies)) {
    body = sent
    for (const path of isNightly ? paths : [paths[Object.keys(bodies).indexOf(what) % paths.length] ?? '']) {
      await open(page, address('siam191', `/en-th${path}`))
      await expect(page.getByTestId('balance'), `${path}: ${what}`).toBeVisible()
      await expectWhole(page, `${path}: ${what}`)
      await expect(page.locator('.toast').nth(1)).toHaveCount(0)
    }
  }
  expect(complaints.splice(0)).toEqual([])
})
