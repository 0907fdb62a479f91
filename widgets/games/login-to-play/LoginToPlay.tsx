import { Message, useGameCenter, useLaunch } from '../../../runtime/widget-api/index.ts'
import { GameDialog } from '../_parts/GameDialog.tsx'
import styles from './LoginToPlay.module.css'

/** The modal of a guest who wants to play (GAM-05). What they wanted is kept while they log in, and then opens. */
export function LoginToPlay() {
  const { launcher } = useGameCenter()
  const game = useLaunch((state) => (state.step === 'login' && !state.isAsked ? state.game : undefined))
  return (
    <GameDialog
      id="dialog-login-to-play"
      isOpen={game !== undefined}
      title={<Message id="games.login-title" />}
      onClose={() => launcher.dismissLogin()}
    >
      <div className={styles.body}>
        {game ? <img className={styles.picture} src={game.img} alt="" width={300} height={400} /> : null}
        <div>
          <p className={styles.name}>{game?.game_name}</p>
          <p className={styles.text}>
            <Message id="games.login-text" />
          </p>
        </div>
      </div>
      <button
        type="button"
        className={styles.login}
        popoverTarget="dialog-auth"
        popoverTargetAction="show"
        onClick={() => launcher.askedToLogIn()}
      >
        <Message id="menu.login" />
      </button>
    </GameDialog>
  )
}
