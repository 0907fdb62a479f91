import { useState } from 'react'
import { passFocusOn } from '../routing/use-focus-of-page.ts'
import { Message } from '../site/Message.tsx'
import { useIntl } from '../site/intl-context.ts'
import { useSite } from '../site/site-context.ts'

interface GuardDataFailedProps {
  readonly title: string
  /** Loads the data again. Resolves with true if the load has succeeded. */
  readonly retry: () => Promise<boolean>
}

/** Replaces the content of a page if the data that its guards need has failed to load (GRD-01). */
export function GuardDataFailed({ title, retry }: GuardDataFailedProps) {
  const { toasts } = useSite()
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const message = () => (navigator.onLine ? 'error.load' : 'error.network')
  async function press(button: Element): Promise<void> {
    setIsBusy(true)
    const hasLoaded = await retry()
    setIsBusy(false)
    if (!hasLoaded && button.isConnected) {
      toasts.getState().show({ status: 'error', message: intl.formatMessage({ id: message() }) })
    }
    if (hasLoaded) passFocusOn(button)
  }
  return (
    <section className="not-found" role="alert">
      <h1>{title}</h1>
      <p>
        <Message id={message()} />
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={isBusy ? undefined : ({ currentTarget }) => void press(currentTarget)}
      >
        <Message id="common.retry" />
      </button>
    </section>
  )
}
