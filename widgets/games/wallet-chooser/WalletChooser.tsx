import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { useGameServices, useLaunch } from '../hooks/use-games.ts'
import { launchDialogs } from '../model/game-services.ts'
import { GameDialog } from '../_parts/GameDialog.tsx'
import styles from './WalletChooser.module.css'

/**
 * Asks for the wallet of a game (GAM-08). A click on a wallet also brings the game's waiting window to the front. If
 * the player has closed that window, the click opens another one.
 */
export function WalletChooser() {
  const { launcher } = useGameServices()
  const { money } = useMoney()
  const state = useLaunch((launch) => (launch.step === 'wallet' ? launch : undefined))
  return (
    <GameDialog
      id={launchDialogs.wallet}
      isOpen={state !== undefined}
      title={<Message id="games.wallet-title" />}
      onClose={() => launcher.dismiss()}
    >
      <p className={styles.game}>{state?.game.game_name}</p>
      <ul className={styles.wallets}>
        {state?.wallets.map(({ wallet_id: id, name, amount }) => (
          <li key={id}>
            <button type="button" className={styles.wallet} onClick={() => launcher.chooseWallet(id)}>
              <span>{name}</span>
              <strong>{money(amount)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </GameDialog>
  )
}
