import { FormattedMessage } from 'react-intl'
import { useStore } from 'zustand'
import { useSite } from '../site/site-context.ts'

/** The content of a members' page while the backend does not answer: a member is not sent to log in for that. */
export function Unreached() {
  const { session } = useSite()
  const isAsking = useStore(session.store, ({ dashboard }) => dashboard.getting)
  return (
    <section className="not-found" role="alert">
      <h1>
        <FormattedMessage id="session.unreached" />
      </h1>
      <p>
        <FormattedMessage id="session.unreached-text" />
      </p>
      <button
        type="button"
        className="button"
        aria-disabled={isAsking}
        aria-busy={isAsking}
        onClick={() => void session.loadDashboard({ force: true })}
      >
        <FormattedMessage id="common.retry" />
      </button>
    </section>
  )
}
