import { useState } from 'react'
import type { Fixture, Prediction } from '../../../schemas/generated/records.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { keepPress } from '../../_ui/form/keep-press.ts'
import { ClaimDone, UnknownOutcome, useClaim, useKeptFocus } from '../../wallet/exports.ts'
import { lookUpPrediction } from '../model/look-up-prediction.ts'
import styles from './FootballPrediction.module.css'

const picks = ['home', 'draw', 'away'] as const
const messagePrefix = 'contests.football-prediction'

interface PredictionFormProps {
  readonly fixture: Fixture
  /** Whether the kick-off is still ahead, by the server's clock. */
  readonly isOpen: boolean
}

/**
 * The choice of a fixture's result. A member sends it once and cannot change it. After the kick-off, a note replaces
 * the choice, unless a prediction is being sent or has an unknown outcome.
 */
export function PredictionForm({ fixture, isOpen }: PredictionFormProps) {
  const intl = useIntl()
  const call = useCall()
  const { showToast } = useSessionActions()
  const shown = useKeptFocus()
  const [pick, setPick] = useState<Prediction['pick']>()
  const { fixture: id, home, away } = fixture

  const { sendState, claim, check, proceed, outdated, reload } = useClaim<'contest/predict', Prediction>({
    sendName: `predict:${id}`,
    messagePrefix,
    lookUp: (flowCall) => lookUpPrediction(flowCall, id),
    onClaimed: () => showToast({ status: 'success', message: intl.formatMessage({ id: `${messagePrefix}.sent` }) }),
  })
  if (sendState.kind === 'unknown') {
    return (
      <div key="unknown" ref={shown} tabIndex={-1}>
        <UnknownOutcome messagePrefix={messagePrefix} sendState={sendState} onCheck={check} onProceed={proceed} />
      </div>
    )
  }
  if (sendState.kind === 'done' && outdated) {
    return (
      <div key="done" ref={shown} tabIndex={-1}>
        <ClaimDone title={<Message id={`${messagePrefix}.sent`} />} outdated={outdated} onReload={reload} />
      </div>
    )
  }
  // After an accepted prediction, the form stays busy until the predictions have loaded again.
  const isBusy = sendState.kind === 'sending' || sendState.kind === 'done'
  if (!isOpen && !isBusy) {
    return (
      <p className={styles.note}>
        <Message id={`${messagePrefix}.not-predicted`} />
      </p>
    )
  }
  return (
    <form
      key="form"
      ref={shown}
      className={styles.form}
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault()
        if (pick && !isBusy) claim((headers) => call('contest/predict', { fixture: id, pick }, { headers }))
      }}
    >
      <fieldset className={styles.picks}>
        <legend className="visually-hidden">
          <Message id={`${messagePrefix}.who`} values={{ home, away }} />
        </legend>
        {picks.map((one) => (
          <label key={one} className={styles.pick}>
            <input
              type="radio"
              name={`pick-${id}`}
              value={one}
              checked={pick === one}
              onChange={() => {
                if (!isBusy) setPick(one)
              }}
            />
            <span>
              <Message id={`${messagePrefix}.pick-${one}`} />
            </span>
          </label>
        ))}
      </fieldset>
      {pick === undefined ? null : (
        <button
          type="submit"
          className={formStyles.submit}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onPointerDown={keepPress}
        >
          <Message
            id={
              isBusy
                ? `${messagePrefix}.sending`
                : pick === 'draw'
                  ? `${messagePrefix}.send-draw`
                  : `${messagePrefix}.send`
            }
            values={{ team: pick === 'away' ? away : home }}
          />
        </button>
      )}
    </form>
  )
}
