import { Message } from '../site/Message.tsx'
import { useSite } from '../site/site-context.ts'

/** Replaces a page if all of its blocks need calls that the brand's backend lacks. */
export function NotOffered() {
  const { data } = useSite()
  return (
    <section className="not-found">
      <p>
        <Message id="error.not-offered" />
      </p>
      <a className="button" href={`/${data.locale}`}>
        <Message id="common.home" />
      </a>
    </section>
  )
}
