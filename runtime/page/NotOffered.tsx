import { Message } from '../site/Message.tsx'
import { useSite } from '../site/site-context.ts'

/** Replaces the content of a page if every block of its region `main` needs a call that the brand's backend lacks. */
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
