import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import pageStyles from '../../_ui/page/page.module.css'
import { usePush } from '../hooks/use-push.ts'

/** Push messages on this device, with the button that switches them on or off. The browser asks only after a press. */
export function PushChoice() {
  const isMember = useSession(({ member }) => member !== undefined)
  const { state, isBusy, hasFailed, change } = usePush()
  const canChange = state === 'on' || state === 'off'
  // The button disappears if the visitor forbids the messages in the browser's question.
  const section = useFocusFallback<HTMLElement>(!canChange)
  if (!isMember || state === undefined) return null
  return (
    <div className={`${pageStyles.page} ${pageStyles.apart}`}>
      <section ref={section} tabIndex={-1} className={pageStyles.card} aria-labelledby="push-choice">
        <h2 id="push-choice">
          <Message id="analytics.push-choice.title" />
        </h2>
        <p role="status">
          <Message id={`analytics.push-choice.${hasFailed ? 'failed' : state}`} />
        </p>
        {canChange ? (
          <BusyButton className={formStyles.secondary} isBusy={isBusy} onPress={() => void change()}>
            <Message id={`analytics.push-choice.switch-${state === 'on' ? 'off' : 'on'}`} />
          </BusyButton>
        ) : null}
      </section>
    </div>
  )
}
