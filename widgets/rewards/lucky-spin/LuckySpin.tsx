import { useEffect, useEffectEvent } from 'react'
import { useBrand, useServerClock } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Empty } from '../../_ui/list/Empty.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { UnknownOutcome, useKeptFocus } from '../../wallet/exports.ts'
import { useSpin } from '../hooks/use-spin.ts'
import { useWheel, type Wheel } from '../hooks/use-wheel.ts'
import styles from './LuckySpin.module.css'
import { Odds } from './Odds.tsx'
import { Prize } from './Prize.tsx'
import { WheelDrawing } from './WheelDrawing.tsx'

/** The page of the wheel (RTE-03, ENG-06). */
export function LuckySpin({ title }: PropsOf<'rewards/lucky-spin'>) {
  return (
    <MemberPage title={title} text="rewards.lucky-spin.text">
      {() => <LoadedWheel />}
    </MemberPage>
  )
}

function LoadedWheel() {
  const { data, isError, retry } = useWheel()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  return data.segments.length < 2 ? (
    <Empty icon="wheel" text="rewards.lucky-spin.none" />
  ) : (
    <Spinner wheel={data} onSpinDue={retry} />
  )
}

interface SpinnerProps {
  readonly wheel: Wheel
  /** Called at the time of the next free spin, if the member has no spins left. */
  readonly onSpinDue: () => void
}

function Spinner({ wheel, onSpinDue }: SpinnerProps) {
  const { timeZone } = useBrand()
  const { disc, angle, drawn, sendState, isBusy, spin, check, proceed } = useSpin(wheel)
  const left = wheel.spins_left
  const nextSpin = parseServerTime(wheel.next_spin)
  const isDue = useServerClock([nextSpin]) >= nextSpin && left === 0
  const hasButton = left > 0 || isBusy || sendState.kind === 'unknown'
  const shown = useKeptFocus()
  const note = useFocusFallback<HTMLParagraphElement>(!hasButton)
  const reload = useEffectEvent(onSpinDue)
  useEffect(() => {
    if (isDue) reload()
  }, [isDue])
  return (
    <>
      <section className={`${page.card} ${styles.stage}`}>
        <WheelDrawing segments={wheel.segments} angle={angle} disc={disc} />
        <div className={styles.outcome} role="status">
          {drawn ? <Prize spin={drawn} segments={wheel.segments} /> : null}
        </div>
        {sendState.kind === 'unknown' ? (
          <div key="unknown" ref={shown} tabIndex={-1}>
            <UnknownOutcome
              messagePrefix="rewards.claim"
              sendState={sendState}
              onCheck={check}
              onProceed={proceed}
              testId="spin-unknown"
            />
          </div>
        ) : hasButton ? (
          <BusyButton
            key="button"
            ref={shown}
            className={`${formStyles.submit} ${styles.spin}`}
            isBusy={isBusy}
            onPress={spin}
          >
            <Message id={isBusy ? 'rewards.lucky-spin.spinning' : 'rewards.lucky-spin.spin'} values={{ left }} />
          </BusyButton>
        ) : (
          <p ref={note} className={styles.note} tabIndex={-1}>
            <Message id="rewards.lucky-spin.next" values={{ time: formatDate(nextSpin, timeZone, true) }} />
          </p>
        )}
      </section>
      <Odds segments={wheel.segments} />
    </>
  )
}
