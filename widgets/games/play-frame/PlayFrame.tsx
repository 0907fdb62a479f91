import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { LaunchState } from '../model/launch-state.ts'
import { decodePlayPayload } from '../model/play-payload.ts'
import { gameKey } from '../model/read-list.ts'
import { Link, useNavigate, usePage, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, singleLineText } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useGameServices, useLaunch, useRestrictedProviders, useReturnToGame } from '../hooks/use-games.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { ListNotFound, NoGames } from '../_parts/ListNotFound.tsx'
import { GameFrame } from './GameFrame.tsx'
import styles from './PlayFrame.module.css'

/**
 * A game in a frame of the site, `/play/{payload}` (GAM-06). The address contains only ids and the currency. The game
 * comes from the list, and the content of the frame from the backend.
 */
export function PlayFrame({ back }: PropsOf<'games/play-frame'>) {
  const { parameters } = usePage()
  const { launcher } = useGameServices()
  const navigate = useNavigate()
  const backHref = useRoutePath(back) ?? '/'
  const payload = useMemo(() => decodePlayPayload(parameters.play ?? ''), [parameters.play])
  const { data: games, isError, retry } = usePublicData('games/list', { category: 'all_games' }, payload !== undefined)
  const restricted = useRestrictedProviders()
  const game = games?.find(
    (one) =>
      one.provider_id === payload?.provider &&
      one.game_id === payload.game &&
      one.currency === payload.currency &&
      !restricted.has(one.provider_id),
  )
  const state = useLaunch((launch) => launch)
  const isReturn = useReturnToGame(game)
  // The list may load again while the game runs, so only a change of the game may start a launch.
  const key = game && gameKey(game)
  const wallet = payload?.wallet
  const launch = useEffectEvent(() => {
    if (game) launcher.playInFrame(game, wallet)
  })
  useEffect(() => {
    if (key !== undefined && !isReturn) launch()
  }, [key, isReturn, wallet])
  useEffect(() => () => launcher.leaveFrame(), [launcher])

  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link className={styles.back} to={backHref}>
          <Icon name="home" size={20} />
          <Message id="games.leave" />
        </Link>
        <h1 className={styles.title}>{game?.game_name ?? <Message id="games.play" />}</h1>
      </div>
      {isError ? (
        <ListNotFound onRetry={retry} />
      ) : payload === undefined || (games && !game) ? (
        <NoGames
          action={
            <Link className="button" to={backHref}>
              <Message id="games.choose" />
            </Link>
          }
        >
          <Message id={payload === undefined ? 'games.none-chosen' : 'games.no-such-game'} />
        </NoGames>
      ) : state.step === 'framed' ? (
        <GameFrame target={state.target} title={state.game.game_name} onClosed={() => navigate(backHref)} />
      ) : state.step === 'failed' || state.step === 'abandoned' ? (
        <NoGames
          action={
            game && !isReturn ? (
              <button type="button" className="button" onClick={() => launcher.playInFrame(game, wallet)}>
                <Message id="common.retry" />
              </button>
            ) : null
          }
        >
          <Reason state={state} />
        </NoGames>
      ) : (
        <p className={styles.waiting} role="status">
          <Message id={state.step === 'idle' ? 'common.loading' : 'games.opening'} />
        </p>
      )}
    </div>
  )
}

/** The reason why the game did not open. The toast of a launch disappears, but the page stays. */
function Reason({ state }: { readonly state: LaunchState }) {
  const message = state.step === 'failed' && state.error.reason === 'server' ? state.error.message : undefined
  return message === undefined ? <Message id="games.not-opened" /> : singleLineText(message)
}
