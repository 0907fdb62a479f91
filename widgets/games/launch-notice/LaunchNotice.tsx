import { useEffect } from 'react'
import type { LaunchState } from '../model/launch-state.ts'
import { Message, singleLineText, useIntl } from '../../../runtime/widget-api/text.ts'
import { useGameServices, useLaunch } from '../hooks/use-games.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { launchDialogs } from '../model/game-services.ts'
import { GameDialog } from '../_parts/GameDialog.tsx'

/** Failures that were already shown. A second mount of this widget must not show them again. */
const announced = new WeakSet<LaunchState>()

/**
 * The reason why a game did not open: a toast (GAM-11), or an alert after a refusal by PlayTech (GAM-09). For a blocked
 * window, a dialog offers to open the game on this page.
 */
export function LaunchNotice() {
  const intl = useIntl()
  const { launcher } = useGameServices()
  const { showToast } = useSessionActions()
  const state = useLaunch((launch) => launch)
  const isAlert = state.step === 'failed' && state.error.reason === 'playtech'
  useEffect(() => {
    if (state.step !== 'failed' || isAlert || announced.has(state)) return
    announced.add(state)
    const { reason, message } = state.error
    showToast({ status: 'error', message: message ?? intl.formatMessage({ id: texts[reason] ?? 'error.network' }) })
  }, [state, isAlert, showToast, intl])
  return (
    <>
      <GameDialog
        id={launchDialogs.alert}
        isOpen={isAlert}
        isAlert
        title={<Message id="games.not-opened" />}
        onClose={() => launcher.dismiss()}
      >
        {isAlert && state.step === 'failed' ? (
          <p>
            {state.error.code === undefined && state.error.message === undefined ? (
              <Message id="error.network" />
            ) : (
              `${state.error.code ?? ''} ${singleLineText(state.error.message ?? '')}`.trim()
            )}
          </p>
        ) : null}
      </GameDialog>
      <GameDialog
        id={launchDialogs.blocked}
        isOpen={state.step === 'blocked'}
        title={<Message id="games.blocked-title" />}
        onClose={() => launcher.dismiss()}
      >
        <p>
          <Message id="games.blocked-text" />
        </p>
        <button type="button" className="button" onClick={() => launcher.openBlocked()}>
          <Message id="games.open-here" />
        </button>
      </GameDialog>
    </>
  )
}

const texts: Readonly<Record<string, string>> = {
  server: 'error.refused',
  refused: 'games.refused',
  'game-maintenance': 'games.closed-game',
  'provider-maintenance': 'games.closed-provider',
}
