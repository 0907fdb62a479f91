import { expect } from 'vitest'
import type { QueryContext } from '../../../runtime/widget-api/area.ts'
import { type LaunchRequestDependencies, requestLaunch } from '../../../widgets/games/model/launch-requests.ts'
import { loadProviderList } from '../../../widgets/games/model/load-provider-list.ts'
import { game, ids, playtech, url, wallets } from '../../../widgets/games/model/testing/launch-page.ts'
import { loadAnnouncements } from '../../../widgets/notices/queries.ts'
import { useNotices } from '../../../widgets/notices/hooks/use-notices.ts'
import type { Callers, Changes, RecordingBackend } from '../recording-backend.ts'
import { readHook } from './read-hook.tsx'

const launch =
  (chosenWallet?: string, provider?: typeof playtech) =>
  ({ call }: RecordingBackend) =>
    requestLaunch(
      {
        call,
        currency: 'THB',
        provider: async () => provider,
        returnAddress: 'https://brand.example/Close',
        wait: async () => {},
        allow: (address) => address,
        parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
      } as LaunchRequestDependencies,
      game,
      chosenWallet,
      () => true,
    )

const withAddress: Changes = {
  'game/login-game': (response) => ({ ...response, data: { data: url, type: 'url' } }),
}
const opened = { target: { kind: 'url', url } }

export const gameCalls: Callers = {
  'game/get-wallet': [
    {
      caller: 'a launch',
      changes: { 'game/get-wallet': (response) => ({ ...response, data: wallets }) },
      drive: launch(),
      payloads: [ids],
      read: { wallets },
    },
  ],
  'game/set-wallet': [
    {
      caller: 'a launch with a chosen wallet',
      changes: withAddress,
      drive: launch('bonus'),
      payloads: [{ provider_id: '101', wallet_type: 'bonus' }],
      read: opened,
    },
  ],
  'game/login-game': [
    {
      caller: 'a launch',
      changes: withAddress,
      drive: launch(),
      payloads: [{ currency: 'THB', ...ids }],
      read: opened,
    },
  ],
  'game/get-pt-player': [
    {
      caller: 'a launch at PlayTech',
      changes: {
        'game/get-pt-player': () => ({
          status: true,
          data: { username: 'U', provider_token: 'T', gamecode: 'G', mobiledomain: 'games.example' },
        }),
      },
      drive: launch(undefined, playtech),
      payloads: [{ currency: 'THB', ...ids }],
      read: {
        target: {
          kind: 'form',
          form: expect.objectContaining({
            fields: expect.arrayContaining([
              ['username', 'U'],
              ['provider_token', 'T'],
              ['gamecode', 'G'],
            ]),
          }),
        },
      },
    },
  ],
  'provider/provider-list': [
    {
      caller: 'the list of providers',
      drive: ({ reader }) => loadProviderList(reader),
      payloads: [{}],
      read: [expect.objectContaining({ providerName: 'Jade', providerKey: 'jade', game_maintenance: 0 })],
    },
  ],
  'notice/notice-list': [
    {
      caller: 'the announcements',
      changes: {
        'notice/notice-list': (response) => ({
          ...response,
          data: { item: [], announce: { normal: [{ title: 'Hello' }], after_login: [] } },
        }),
      },
      drive: async ({ reader }) => (await loadAnnouncements({ reader } as QueryContext)).normal,
      payloads: [{ notification: 1 }],
      read: [expect.objectContaining({ title: 'Hello' })],
    },
    {
      caller: 'the member’s notices',
      drive: readHook('notices/notification-list', useNotices),
      payloads: [{ notification: 1 }],
      read: [expect.objectContaining({ title: 'Welcome' })],
    },
  ],
}
