import type { Game, GameWallet, Provider } from '../../../schemas/generated/records.ts'
import type { Call } from '../../../runtime/widget-api/data.ts'
import type { LaunchError } from './launch-state.ts'
import { type LaunchTarget, readTarget, type TargetDependencies } from './launch-target.ts'

export interface LaunchRequestDependencies extends TargetDependencies {
  readonly call: Call
  /** The currency of the member's wallets, such as `THB`. */
  readonly currency: string
  readonly provider: (game: Game) => Promise<Provider | undefined>
  /** The address to which a provider returns the player. */
  readonly returnAddress: string
  readonly wait: (ms: number) => Promise<void>
}

/** The result of the calls: a target to open, wallets to choose from, or an error to show. */
export type LaunchOutcome =
  | { readonly target: LaunchTarget }
  | { readonly wallets: readonly GameWallet[] }
  | { readonly error: LaunchError }

/** How long to wait between the login at PlayTech and the form for its client, in ms (GAM-09). */
const playtechWait = 3_000

/**
 * Makes the calls of a launch. First fetches the wallets or sets the chosen wallet, then requests the game.
 *
 * @param wallet the wallet that the player has chosen
 * @param isWanted whether the player is still waiting for the game; if not, the function requests no game and returns
 *   undefined
 */
export async function requestLaunch(
  dependencies: LaunchRequestDependencies,
  game: Game,
  wallet: string | undefined,
  isWanted: () => boolean,
): Promise<LaunchOutcome | undefined> {
  const { provider_id, game_id } = game
  if (wallet === undefined) {
    const wallets = await dependencies.call('game/get-wallet', { provider_id, game_id })
    if (!wallets.status) return { error: serverError(wallets) }
    if ((wallets.data?.length ?? 0) > 1) return { wallets: wallets.data ?? [] }
  } else {
    const chosen = await dependencies.call('game/set-wallet', { provider_id, wallet_type: wallet })
    if (!chosen.status) return { error: serverError(chosen) }
  }
  const provider = await dependencies.provider(game)
  if (!isWanted()) return undefined
  return provider?.tags?.includes('playtech')
    ? requestPlaytechGame(dependencies, game)
    : requestGame(dependencies, game)
}

async function requestGame(
  dependencies: LaunchRequestDependencies,
  { provider_id, game_id }: Game,
): Promise<LaunchOutcome> {
  const response = await dependencies.call('game/login-game', {
    currency: dependencies.currency,
    provider_id,
    game_id,
  })
  if (!response.status) return { error: serverError(response) }
  const target = readTarget(response.data, dependencies)
  return target ? { target } : { error: { reason: 'refused' } }
}

/** Logs the player in at PlayTech, waits, and returns the form for its client (GAM-09). */
async function requestPlaytechGame(
  dependencies: LaunchRequestDependencies,
  { provider_id, game_id }: Game,
): Promise<LaunchOutcome> {
  const response = await dependencies.call('game/get-pt-player', {
    currency: dependencies.currency,
    provider_id,
    game_id,
  })
  if (!response.status || !response.data) {
    const { code, msg } = response
    return { error: { reason: 'playtech', ...(code === undefined ? {} : { code }), ...(msg ? { message: msg } : {}) } }
  }
  const { username, provider_token, gamecode, mobiledomain } = response.data
  // Plain http is allowed only between loopback names.
  const action = dependencies.allow(`http://${mobiledomain}/`) ?? dependencies.allow(`https://${mobiledomain}/`)
  if (action === undefined) return { error: { reason: 'refused' } }
  await dependencies.wait(playtechWait)
  const fields = Object.entries({ username, provider_token, gamecode, return: dependencies.returnAddress })
  return { target: { kind: 'form', form: { action, method: 'post', fields } } }
}

/** The error of a failed response, with the server's message if it sent one. */
function serverError({ msg, noResponse }: { readonly msg?: string; readonly noResponse?: true }): LaunchError {
  if (noResponse) return { reason: 'network' }
  return { reason: 'server', ...(msg ? { message: msg } : {}) }
}
