// @vitest-environment window
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import { useNavigate } from '../../../runtime/widget-api/pages.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { useGameServices } from '../hooks/use-games.ts'
import type { GameServices } from '../model/game-services.ts'
import { game } from '../model/testing/launch-page.ts'
import { LoginToPlay } from './LoginToPlay.tsx'

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** A page of a guest who has chosen a game and goes to the login. */
async function openLoginToPlay() {
  let services: GameServices | undefined
  let navigate: ReturnType<typeof useNavigate> | undefined
  function Page() {
    services = useGameServices()
    navigate = useNavigate()
    return <LoginToPlay />
  }
  const change = (site: Site): Site => {
    const home = site.data.routes.home as NonNullable<Site['data']['routes'][string]>
    site.session.store.setState({ known: true })
    const { login, register } = site.data.dialogPages
    const dialogPages = { login, register: { ...register, isOn: false } } as Site['data']['dialogPages']
    return { ...site, data: { ...site.data, dialogPages, routes: { home, login: { ...home, path: '/login' } } } }
  }
  const page = await mountOnStage('games/login-to-play', <Page />, { changeSite: change })
  const { launcher } = services as GameServices
  // One `act` for both calls: between them, the page would open the dialog, which jsdom cannot do.
  await act(async () => {
    launcher.play(game)
    launcher.askedToLogIn()
  })
  return {
    ...page,
    step: () => launcher.store.getState().step,
    goTo: (path: string) => act(async () => navigate?.(path)),
  }
}

test.each([
  ['closes the dialog', '/en-th?signup=1'],
  ['leaves the page', '/en-th/login'],
])('[GAM-05] a guest who %s without a login gives the game up', async (_what, login) => {
  const page = await openLoginToPlay()
  await page.goTo(login)
  expect(page.step()).toBe('login')
  await page.goTo('/en-th')
  expect(page.step()).toBe('idle')
  await act(async () => page.root.unmount())
})

test('[GAM-05] [AUT-07] the link to the login page names the current page as the page to return to', async () => {
  let services: GameServices | undefined
  function Part() {
    services = useGameServices()
    return <LoginToPlay />
  }
  const { element, root } = await mountOnStage('games/login-to-play', <Part />)
  await act(async () => services?.launcher.store.setState({ step: 'login', game, isLoginOpen: true }))
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en-th/login?next=%2Fen-th')
  await act(async () => root.unmount())
})
