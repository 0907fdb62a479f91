import type { GameVersionFile } from '../../../schemas/generated/records.ts'
import type { SandboxPart } from '../../../sandbox/part.ts'
import { catalogueOf } from './catalogue/game-catalogue.ts'
import { packedList } from './catalogue/packed-lists.ts'
import { drawGamePicture } from './drawings/draw-game.ts'
import { drawProvider } from './drawings/draw-provider.ts'
import { gameGetGameHistory } from './endpoints/get-game-history.ts'
import { gameGetPtPlayer } from './endpoints/get-pt-player.ts'
import { gameGetWallet } from './endpoints/get-wallet.ts'
import { gameLoginGame } from './endpoints/login-game.ts'
import { providerProviderList } from './endpoints/provider-list.ts'
import { gameSetWallet } from './endpoints/set-wallet.ts'
import { seedMaintenance, toMaintenanceWindow, windowsOf } from './maintenance-windows.ts'
import { handleGame } from './play/handle-game.ts'
import { gamesHost } from './play/games-host.ts'
import { restrictedMember, restrictedProviders, restrictSeed } from './restrictions.ts'
import { seedRounds } from './seed-rounds.ts'
import { tables } from './tables.ts'

const part: SandboxPart = {
  name: 'games',
  tables,
  seed: (sandbox, merchant, members) => {
    seedMaintenance(sandbox.database, merchant.id, sandbox.clock.now())
    seedRounds(sandbox, merchant, members)
  },
  seedNote: ({ number }) => (number === restrictedMember ? 'three restricted providers' : undefined),
  endpoints: [gameGetGameHistory, gameGetPtPlayer, gameGetWallet, gameLoginGame, gameSetWallet, providerProviderList],
  hosts: [{ name: gamesHost, handle: handleGame }],
  files: {
    game_version: ({ seed }): GameVersionFile => {
      const { version } = catalogueOf(seed)
      return { gameListVersion: version, getProviderVersion: version }
    },
  },
  folders: { games: packedList },
  drawings: {
    games: (id, { seed }) => {
      const game = catalogueOf(seed).game(id)
      return game && drawGamePicture(game, seed)
    },
    providers: (id, { seed }) => {
      const provider = catalogueOf(seed).providers.find(({ key }) => key === id)
      return provider && drawProvider(provider, seed)
    },
  },
  member: ({ database }, merchant, { uid }) => ({
    restrict: restrictedProviders(database, merchant.id, uid).join(','),
  }),
  dashboard: ({ sandbox, merchant }) => ({
    provider_maintenance: windowsOf(sandbox.database, merchant.id, sandbox.clock.now()).map(toMaintenanceWindow),
  }),
  faults: [
    { kind: 'hostile-url', title: 'Hostile game at an address' },
    { kind: 'hostile-html', title: 'Hostile game as HTML' },
  ],
  on: { 'member-joined': ({ database }, merchant, joined) => restrictSeed(database, merchant.id, joined) },
}

export default part
