import { FormattedMessage } from 'react-intl'
import { useSite } from '../site/site-context.ts'

/** The page while a logout is under way, or not confirmed: nothing of the account is shown. */
export function Leaving({ hasFailed }: { readonly hasFailed: boolean }) {
  const { session } = useSite()
  if (!hasFailed) {
    return (
      <p className="waiting" role="status">
        <FormattedMessage id="session.leaving" />
      </p>
    )
  }
  return (
    <section className="not-found" role="alert">
      <h1>
        <FormattedMessage id="session.not-left" />
      </h1>
      <p>
        <FormattedMessage id="session.not-left-text" />
      </p>
      <button type="button" className="button" onClick={() => void session.logout()}>
        <FormattedMessage id="common.retry" />
      </button>
      <button type="button" className="button" onClick={() => void session.stay()}>
        <FormattedMessage id="session.stay" />
      </button>
    </section>
  )
}
