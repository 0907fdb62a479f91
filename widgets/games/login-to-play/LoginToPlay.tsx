import { useEffect } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useIsLoggingIn } from '../../account/exports.ts'
import { useGameServices, useLaunch } from '../hooks/use-games.ts'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import { launchDialogs } from '../model/game-services.ts'
import { GameDialog } from '../_parts/GameDialog.tsx'
import styles from './LoginToPlay.module.css'

/**
 * The modal for a guest who wants to play (GAM-05). The game opens after the login, unless the guest leaves the login.
 */
export function LoginToPlay() {
  const { launcher } = useGameServices()
  const game = useLaunch((state) => (state.step === 'login' ? state.game : undefined))
  const isLoginOpen = useLaunch((state) => state.step === 'login' && state.isLoginOpen)
  const isLoggingIn = useIsLoggingIn()
  useEffect(() => {
    if (isLoggingIn) return () => launcher.leaveLogin()
  }, [isLoggingIn, launcher])
  return (
    <GameDialog
      id={launchDialogs.login}
      isOpen={game !== undefined && !isLoginOpen}
      isFilled={game !== undefined}
      title={<Message id="games.login-title" />}
      onClose={() => launcher.dismissLogin()}
    >
      <div className={styles.body}>
        {game ? <img className={styles.picture} src={game.img || undefined} alt="" width={300} height={400} /> : null}
        <div>
          <p className={styles.name}>{game?.game_name}</p>
          <p className={styles.text}>
            <Message id="games.login-text" />
          </p>
        </div>
      </div>
      <LoginButton className={styles.login} returns onOpen={() => launcher.askedToLogIn()} />
    </GameDialog>
  )
}
