import type { Page } from '@playwright/test'
import type { Game } from '../../schemas/generated/records.ts'
import { callAs, openAs } from './sandbox.ts'
import { address, expect, fieldOf, phone, test } from './site.ts'

/** Opens a slot game that has an address of its own, plays one round, and returns the name of the game. */
async function playRound(page: Page): Promise<string> {
  const games = await page.evaluate(async () => {
    const { body } = await fetch('/static/games/THB/slot.json.gz')
    return new Response(body?.pipeThrough(new DecompressionStream('gzip'))).json() as Promise<readonly Game[]>
  })
  const game = games.find(({ provider_name, maintenance }) => provider_name === 'jade-comet' && maintenance === 0)
  if (!game) throw new Error('The list of slots contains no open game of jade-comet.')
  const { game_name, game_id, provider_id } = game
  const { data } = await callAs(page, 'game/login-game', { game_id, provider_id, currency: 'THB' })
  const playing = await page.context().newPage()
  await playing.goto((data as { data: string }).data)
  await playing.getByRole('button').click()
  await expect(playing.locator('output')).toHaveText(/Won|No win/)
  await playing.close()
  return game_name
}

test('[RTE-04] [ENG-08] a played round is in the history, under its category only', async ({ page }) => {
  await openAs(page, 'siam191', '/en-th/game-history', '0810000002')
  const main = page.getByRole('main')
  await expect(main).toContainText('You have not played here yet.')
  const name = await playRound(page)
  await page.reload()
  await expect(main.getByRole('list', { name: 'Game history' }).getByRole('listitem')).toHaveCount(1)
  const categories = main.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(/\/en-th\/game-history\/slots$/)
  await expect(categories.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page')
  const rounds = main.getByRole('list', { name: 'Game history: slots' })
  await expect(rounds).toContainText(name)
  await expect(rounds).toContainText('Bet ฿10.00')
  for (const [link, path] of [
    ['Cards', 'card'],
    ['Fishing', 'fish'],
    ['Lottery', 'lottery'],
    ['Esports', 'esports'],
    ['Cockfight', 'cockfight'],
  ] as const) {
    await categories.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(new RegExp(`/game-history/${path}$`))
    await expect(main).toContainText('You have not played here yet.')
  }
})

test('[GRD-02] a guest at /game-history/slots gets the login page, and returns after the login', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(address('siam191', '/en-th/game-history/slots'))
  await fieldOf(page, 'login-phone').fill('081-234-5678')
  await fieldOf(page, 'login-phone').press('Enter')
  await fieldOf(page, 'login-password').fill('Passw0rd1')
  await fieldOf(page, 'login-password').press('Enter')
  await expect(page.getByRole('list', { name: 'Game history: slots' })).toBeVisible()
  await expect(page).toHaveURL(/\/en-th\/game-history\/slots$/)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[RTE-04] the history of games has further pages, and fits the screen', async ({ page }) => {
    await openAs(page, 'mafa191', '/th-th/game-history')
    const rounds = page.getByRole('main').getByRole('list', { name: 'ประวัติการเล่น' }).getByRole('listitem')
    await expect(rounds).toHaveCount(10)
    const first = await rounds.first().textContent()
    await page.getByRole('button', { name: 'หน้าถัดไป' }).click()
    await expect(rounds.first()).not.toHaveText(first ?? '')
    await expect(rounds).toHaveCount(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
