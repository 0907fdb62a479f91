import { type ReactNode, useEffect, useState } from 'react'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useBrand, useSettings } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Dialog } from '../../_ui/Dialog.tsx'
import form from '../../_ui/form/form.module.css'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { formatEnd } from '../model/format-end.ts'
import { Choices } from './Choices.tsx'
import styles from './Limits.module.css'
import { useChange } from './use-change.ts'

type Kind = PlayStatus['pauses'][number]['kind']

/** The choice of a break or a self-exclusion. The member confirms the choice, because nobody can end a pause early. */
export function Pauses({ status }: { readonly status: PlayStatus }) {
  const { breaks, exclusions } = useSettings().responsiblePlay
  const { timeZone } = useBrand()
  const dialog = useDialog('play-pause')
  const [choice, setChoice] = useState<{ readonly kind: Kind; readonly days: number }>()
  const { isOpen, close } = dialog
  // A reload keeps the dialog in the history, but not the choice.
  const isLost = isOpen && choice === undefined
  useEffect(() => {
    if (isLost) close()
  }, [isLost, close])
  const until = status.pauses.find(({ kind }) => kind === 'break')?.until
  const choose = (kind: Kind) => (days: number) => {
    setChoice({ kind, days })
    dialog.open()
  }
  const optionsOf = (lengths: readonly number[]) => lengths.map((value) => ({ value, label: lengthOf(value) }))
  return (
    <>
      <Choices name="break" isBusy={false} options={optionsOf(breaks)} onChoose={choose('break')}>
        {until === undefined ? null : (
          <p className={styles.waits}>
            <Message id="responsible-play.limits.break-runs" values={{ date: formatEnd(until, timeZone) }} />
          </p>
        )}
      </Choices>
      <Choices name="exclusion" isBusy={false} options={optionsOf(exclusions)} onChoose={choose('exclusion')} />
      <Dialog
        id="dialog-play-pause"
        state={{ ...dialog, isOpen: isOpen && !isLost }}
        title={choice ? <Message id={`responsible-play.limits.confirm-${choice.kind}`} /> : null}
      >
        {choice && isOpen ? <Confirm {...choice} onDone={close} /> : null}
      </Dialog>
    </>
  )
}

function Confirm({ kind, days, onDone }: { readonly kind: Kind; readonly days: number; readonly onDone: () => void }) {
  const call = useCall()
  const intl = useIntl()
  const { timeZone } = useBrand()
  const { isBusy, send } = useChange()
  const { refresh } = useSessionActions()

  async function begin(): Promise<void> {
    const response = await send(
      () => call('responsible-play/take-pause', { kind, days }),
      ({ data }) => {
        if (kind === 'exclusion') return undefined
        const date = formatEnd(data?.until ?? '', timeZone)
        return intl.formatMessage({ id: 'responsible-play.limits.break-begun' }, { date })
      },
    )
    onDone()
    // The backend has ended the session of a self-excluded member. The refresh shows the backend's message about the
    // exclusion.
    if (response && kind === 'exclusion') void refresh()
  }

  return (
    <div className={form.form}>
      <p>
        <Message id={`responsible-play.limits.confirm-${kind}-text`} values={{ time: lengthOf(days) }} />
      </p>
      <BusyButton className={form.submit} isBusy={isBusy} onPress={() => void begin()}>
        <Message id={isBusy ? 'common.loading' : `responsible-play.limits.begin-${kind}`} />
      </BusyButton>
      <button type="button" className={form.secondary} onClick={onDone}>
        <Message id="common.cancel" />
      </button>
    </div>
  )
}

/** The text of a length in days. Multiples of 365 become years. From 60 days on, multiples of 30 become months. */
function lengthOf(days: number): ReactNode {
  if (days % 365 === 0) return <Message id="responsible-play.limits.years" values={{ years: days / 365 }} />
  if (days >= 60 && days % 30 === 0) {
    return <Message id="responsible-play.limits.months" values={{ months: days / 30 }} />
  }
  return <Message id="responsible-play.limits.days" values={{ days }} />
}
