import { Message } from '../../../runtime/widget-api/text.ts'
import { CopyButton } from '../../_ui/CopyButton.tsx'
import styles from '../../_ui/list/facts.module.css'
import page from '../../_ui/page/page.module.css'

interface AffiliateFactsProps {
  readonly affiliate: { readonly username: string; readonly link: string }
}

/** The affiliate code and link, each with a button that copies it. Omits an empty code or link. */
export function AffiliateFacts({ affiliate: { username, link } }: AffiliateFactsProps) {
  const rows = [
    ['partners.affiliate.code', username],
    ['partners.affiliate.link', link],
  ] as const
  return (
    <dl className={styles.facts}>
      {rows.map(([label, text]) =>
        text === '' ? null : (
          <div key={label} className={styles.fact}>
            <dt>
              <Message id={label} />
            </dt>
            <dd>
              <span className={page.number}>{text}</span>
              <CopyButton text={text} label={<Message id={label} />} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
