import { useReducer, useState } from 'react'
import { useCall, usePublicData, useShowFailure } from 'livery/widget-api/data'
import { useLiveLocation } from 'livery/widget-api/pages'
import { useSessionActions } from 'livery/widget-api/session'
import { useSettings } from 'livery/widget-api/site'
import { Message, useMoney } from 'livery/widget-api/text'
import { BusyButton } from 'livery/ui/BusyButton'
import { LoadFailed } from 'livery/ui/LoadFailed'
import { Section } from 'livery/ui/Section'
import styles from './Order.module.css'
import { orderFlow } from './order-flow.ts'

/** An order in steps. */
export function Order() {
  const { data: drinks, isError, retry } = usePublicData('coffee/menu', {})
  const { search } = useLiveLocation()
  const wanted = new URLSearchParams(search).get('drink')
  const [state, dispatch] = useReducer(orderFlow, { step: 1 })
  const { money } = useMoney()
  return (
    <Section title="coffee.order-page" id="coffee-order">
      {isError ? <LoadFailed onRetry={retry} /> : null}
      {drinks?.length === 0 ? <Message id="coffee.menu.empty" /> : null}
      <ol className={styles.steps} data-step={state.step}>
        {state.step === 1 ? (
          <li className={styles.choices}>
            {(drinks ?? []).map(({ drink_id: id, name, price }) => (
              <button
                key={id}
                type="button"
                className={styles.choice}
                data-wanted={id === wanted || undefined}
                onClick={() => dispatch({ type: 'choose', drink: id })}
              >
                <span>{name}</span>
                <span>{money(price)}</span>
              </button>
            ))}
          </li>
        ) : state.step === 2 ? (
          <HourStep
            drink={state.drink}
            onBack={() => dispatch({ type: 'back' })}
            onPlaced={(number) => dispatch({ type: 'placed', number })}
          />
        ) : (
          <li className={styles.done} role="status">
            <p>
              <Message id="coffee.order.done" />
            </p>
            <strong className={styles.number}>{state.number}</strong>
            <button type="button" className="button" onClick={() => dispatch({ type: 'back' })}>
              <Message id="coffee.order.again" />
            </button>
          </li>
        )}
      </ol>
    </Section>
  )
}

function HourStep({
  drink,
  onBack,
  onPlaced,
}: {
  readonly drink: string
  readonly onBack: () => void
  readonly onPlaced: (number: number) => void
}) {
  const { opens, closes } = useSettings().coffee
  const call = useCall()
  const showFailure = useShowFailure()
  const { refresh } = useSessionActions()
  const [isBusy, setBusy] = useState(false)
  const hours = Array.from({ length: Math.max(closes - opens, 0) }, (_, index) => opens + index)

  async function place(hour: number): Promise<void> {
    setBusy(true)
    const response = await call('coffee/place-order', { drink_id: drink, hour })
    setBusy(false)
    if (!response.status || !response.data) return showFailure(response)
    onPlaced(response.data.number)
    await refresh()
  }

  return (
    <li className={styles.choices}>
      <p>
        <Message id="coffee.order.when" />
      </p>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <BusyButton key={hour} className={styles.choice} isBusy={isBusy} onPress={() => void place(hour)}>
            {`${String(hour).padStart(2, '0')}:00`}
          </BusyButton>
        ))}
      </div>
      <button type="button" className={styles.back} disabled={isBusy} onClick={onBack}>
        <Message id="coffee.order.back" />
      </button>
    </li>
  )
}
