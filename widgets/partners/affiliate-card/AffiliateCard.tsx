import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import page from '../../_ui/page/page.module.css'
import { AffiliateFacts } from '../_parts/AffiliateFacts.tsx'

/** The affiliate code and link. Renders nothing for a member who has neither (STA-10). */
export function AffiliateCard() {
  const affiliate = useSessionPart('partners')
  if (!affiliate) return null
  return (
    <section className={page.card} aria-labelledby="affiliate-card">
      <h2 id="affiliate-card">
        <Message id="partners.affiliate-card.title" />
      </h2>
      <p className={page.text}>
        <Message id="partners.affiliate-card.text" />
      </p>
      <AffiliateFacts affiliate={affiliate} />
    </section>
  )
}
