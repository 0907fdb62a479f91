import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { CopyButton } from '../../_ui/CopyButton.tsx'
import facts from '../../_ui/facts.module.css'
import page from '../../_ui/page/page.module.css'

/** The affiliate code and link, where the backend gives the member one (STA-10). */
export function AffiliateCard() {
  const affiliate = useSessionPart('partners')
  if (!affiliate) return null
  const rows = [
    ['partners.affiliate-card.name', affiliate.username],
    ['partners.affiliate-card.link', affiliate.link],
  ] as const
  return (
    <section className={page.card} aria-labelledby="affiliate-card">
      <h2 id="affiliate-card">
        <Message id="partners.affiliate-card.title" />
      </h2>
      <p className={page.text}>
        <Message id="partners.affiliate-card.text" />
      </p>
      <dl className={facts.facts}>
        {rows.map(([label, text]) => (
          <div key={label} className={facts.fact}>
            <dt>
              <Message id={label} />
            </dt>
            <dd>
              <span className={page.number}>{text}</span>
              <CopyButton text={text} what={<Message id={label} />} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
