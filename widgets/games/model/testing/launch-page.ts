import type { ApiCalls } from '../../../../schemas/generated/api.ts'
import type { Game, Provider } from '../../../../schemas/generated/records.ts'
import { gameAddress } from '../game-address.ts'
import type { LaunchPlace } from '../launch-dependencies.ts'
import { createLauncher } from '../launcher.ts'
import type { LaunchTarget } from '../launch-target.ts'

export const game: Game = {
  game_id: 'g1',
  provider_id: '101',
  provider_name: 'jade-comet',
  provider_fullname: 'Jade Comet',
  game_name: 'Golden Naga',
  currency: 'THB',
  category: 'slot',
  img: '',
  maintenance: 0,
}
export const other: Game = { ...game, game_id: 'g2' }
/** The provider of `game`, with the tag of PlayTech. */
export const playtech: Provider = {
  provider_id: '101',
  providerName: 'Jade Comet',
  providerKey: 'jade-comet',
  img: '',
  categories: [],
  tags: ['playtech'],
  game_maintenance: 0,
}

export type Responses = { [Name in keyof ApiCalls]?: ApiCalls[Name]['response'] | Promise<ApiCalls[Name]['response']> }

/** The game's address in the backend's response. */
export const url = 'https://games.example/play?token=1'
export const wallets = [
  { wallet_id: 'main', name: 'THB', amount: '10' },
  { wallet_id: 'bonus', name: 'Bonus', amount: '5' },
]

interface TestWindow {
  shown: LaunchTarget | undefined
  closed: boolean
  /** Chooses one of the wallets that the window offers. */
  choose?: (wallet: string) => void
}

/**
 * A page with a launcher. Records the calls, the windows and the opened games of the launcher. A test moves the clock
 * with `pass`.
 */
export function createPage(
  given: {
    responses?: Responses
    place?: LaunchPlace
    loggedIn?: boolean
    blocked?: boolean
    /** Whether the brand has no page for the game's frame. */
    lacksFrame?: boolean
    provider?: Provider | Promise<Provider>
  } = {},
) {
  const responses: Responses = {
    'game/get-wallet': { status: true, data: wallets.slice(0, 1) },
    'game/set-wallet': { status: true },
    'game/login-game': { status: true, data: { type: 'url', data: url } },
    'game/get-pt-player': {
      status: true,
      data: { username: 'U', provider_token: 'T', gamecode: 'G', mobiledomain: 'games.example' },
    },
    ...given.responses,
  }
  const calls: [name: string, payload: unknown][] = []
  const windows: TestWindow[] = []
  const here: LaunchTarget[] = []
  const framed: [game: string, wallet?: string][] = []
  const opened: string[] = []
  const waiting: { until: number; go: () => void }[] = []
  let closings = 0
  let now = 0
  let loggedIn: boolean | Promise<boolean> = given.loggedIn ?? true
  const page = {
    calls,
    windows,
    here,
    framed,
    opened,
    /** How often the launcher has closed a window. */
    closings: () => closings,
    names: () => calls.map(([name]) => name.replace('game/', '')),
    setLoggedIn: (value: boolean | Promise<boolean>) => {
      loggedIn = value
    },
    /** Advances the clock, and runs the timers that are due. */
    async pass(ms: number): Promise<void> {
      await settle()
      now += ms
      for (const one of waiting.filter(({ until }) => until <= now)) one.go()
      await settle()
    },
  }
  const launcher = createLauncher({
    call: async (name, payload) => {
      calls.push([name, payload])
      return (await responses[name]) as never
    },
    currency: 'THB',
    now: () => now,
    loggedIn: () => loggedIn,
    maintenanceWindows: () => ({
      '999': [
        { start_date: '1970-01-01 08:00:00', end_date: '1970-01-01 09:00:00' },
        { start_date: '1970-01-02 08:00:00', end_date: '1970-01-02 09:00:00' },
      ],
    }),
    providerAtHand: () => (given.provider instanceof Promise ? undefined : given.provider),
    provider: async () => given.provider,
    place: () => given.place ?? 'window',
    openWindow: () => {
      if (given.blocked) return undefined
      const window: TestWindow = { shown: undefined, closed: false }
      windows.push(window)
      return {
        show: (target) => {
          window.shown = target
        },
        offer: (_wallets, choose) => {
          window.choose = choose
        },
        close: () => {
          window.closed = true
          closings += 1
        },
        focus: () => {},
        isClosed: () => window.closed,
      }
    },
    openHere: (target) => here.push(target),
    goToFrame: (one, wallet) => {
      if (given.lacksFrame) return false
      framed.push(wallet === undefined ? [one.game_id] : [one.game_id, wallet])
      return true
    },
    returnAddress: 'https://brand.example/Close',
    allow: (address) => gameAddress(address, ['games.example'], { protocol: 'https:', host: 'brand.example' }),
    parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
    wait: (ms) =>
      new Promise((resolve) => {
        waiting.push({ until: now + ms, go: resolve })
      }),
    opened: (one) => opened.push(one.game_id),
  })
  return Object.assign(page, { launcher, state: () => launcher.store.getState() })
}

/** Lets pending promises settle, for 20 turns of the microtask queue. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** The ids of `game`, as calls send them. */
export const ids = { provider_id: '101', game_id: 'g1' }
