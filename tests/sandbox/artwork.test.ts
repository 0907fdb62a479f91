// @vitest-environment window
import { expect, test } from 'vitest'
import { banks } from '../../widgets/account/sandbox/catalogue/banks.ts'
import { providers } from '../../widgets/games/sandbox/catalogue/providers.ts'
import { market, merchants, openSandbox, river, type TestSandbox } from './sandbox-under-test.ts'
import { avatarCount } from '../../widgets/account/sandbox/catalogue/draw-avatar.ts'

let sandbox: TestSandbox

const limit = 6 * 1024

async function draw(path: string, host = river): Promise<string> {
  const response = await sandbox.browser(host).get(`/static/art/${path}.svg`)
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  return response.text()
}

function expectPicture(svg: string, path: string): void {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(document.querySelector('parsererror'), path).toBeNull()
  expect(document.documentElement.tagName).toBe('svg')
  expect(document.querySelector('title')?.textContent, path).toMatch(/\S/)
  const drawing = svg.replace(/<style>@font-face[^<]*<\/style>/, '')
  expect(drawing).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="[^#]|url\([^#]|NaN|undefined/)
  expect(Buffer.byteLength(drawing), path).toBeLessThanOrEqual(limit)
}

test('every provider, bank and avatar is a small, well-formed picture', async () => {
  sandbox = openSandbox()
  const paths = [
    ...providers.map(({ key }) => `providers/${key}`),
    ...banks.map(({ code }) => `banks/${code}`),
    ...['card', 'coin', 'pay', 'qr'].map((way) => `banks/${way}`),
    ...Array.from({ length: avatarCount }, (_, index) => `avatars/${index + 1}`),
  ]
  for (const path of paths) expectPicture(await draw(path), path)
})

test('every hundredth game is a small, well-formed picture', async () => {
  sandbox = openSandbox()
  for (let number = 1; number <= 5000; number += 100) {
    const path = `games/g${String(number).padStart(5, '0')}`
    expectPicture(await draw(path), path)
  }
})

test('banners, promotions and notices of each brand are pictures in both languages', async () => {
  sandbox = openSandbox()
  for (const { hosts, data } of merchants) {
    const names = [
      ...data.banners.map(({ id }) => `banners/${id}`),
      ...data.promotions.map(({ promotion_id }) => `promotions/${promotion_id}`),
      ...data.notices.filter(({ motif }) => motif).map(({ id }) => `notices/${id}`),
    ]
    for (const name of names) {
      for (const language of ['en', 'th']) expectPicture(await draw(`${name}.${language}`, hosts[0]), name)
    }
  }
})

test('the same seed draws the same bytes, and another seed draws other bytes', async () => {
  sandbox = openSandbox()
  const first = await draw('games/g01000')
  sandbox.close()
  sandbox = openSandbox()
  expect(await draw('games/g01000')).toBe(first)
  sandbox.close()
  sandbox = openSandbox({ seed: 7 })
  expect(await draw('games/g01000')).not.toBe(first)
})

test('a brand sees its own banners only', async () => {
  sandbox = openSandbox()
  const path = `/static/art/banners/${merchants[0]?.data.banners[0]?.id}.th.svg`
  expect((await sandbox.browser(river).get(path)).status).toBe(200)
  expect((await sandbox.browser(market).get(path)).status).toBe(404)
})
