import { FormattedMessage } from 'react-intl'
import { useSite } from '../site/site-context.ts'

/** The content of a page whose blocks all need what the brand's backend lacks. */
export function NotOffered() {
  const { data } = useSite()
  return (
    <section className="not-found">
      <p>
        <FormattedMessage id="error.not-offered" />
      </p>
      <a className="button" href={`/${data.locale}`}>
        <FormattedMessage id="common.home" />
      </a>
    </section>
  )
}
