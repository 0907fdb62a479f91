import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import type { LocalisedText, Member, Partnership } from '../../../schemas/generated/records.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useSessionPart } from '../../../runtime/widget-api/session.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { AffiliateFacts } from '../_parts/AffiliateFacts.tsx'
import { BackToAccount } from '../_parts/BackToAccount.tsx'
import { ShareButton } from '../_parts/ShareButton.tsx'
import { partnershipOf } from '../model/partnership.ts'
import styles from './PartnershipPage.module.css'

type Props = PropsOf<'partners/partnership-page'>

/** The partnership programme of the member's currency (ENG-07, RTE-13, STA-08). */
export function PartnershipPage({ title, support }: Props) {
  return (
    <>
      <BackToAccount />
      <MemberPage title={title} text="partners.partnership-page.text">
        {({ currency }) => <Programme currency={currency} support={support} />}
      </MemberPage>
    </>
  )
}

function Programme({ currency, support }: Pick<Member, 'currency'> & Pick<Props, 'support'>) {
  const { name } = useBrand()
  const { data, isError, retry } = usePublicData('partners/partnership')
  const affiliate = useSessionPart('partners')
  const { ready, items } = partnershipOf(data, currency)
  const contact = <Contact support={support} />
  if (isError) return <LoadFailed onRetry={retry} />
  if (!ready) return <Waiting />
  return (
    <>
      {items.length === 0 ? (
        <Empty icon="partnership" text="partners.partnership-page.empty">
          {contact}
        </Empty>
      ) : (
        <Offers items={items} />
      )}
      {affiliate ? (
        <section className={page.card} aria-labelledby="partnership-link">
          <h2 id="partnership-link">
            <Message id="partners.partnership-page.link" />
          </h2>
          <AffiliateFacts affiliate={affiliate} />
          {affiliate.link === '' ? null : <ShareButton title={name} text={name} url={affiliate.link} />}
        </section>
      ) : null}
      {items.length === 0 ? null : (
        <section className={styles.apply} aria-labelledby="partnership-apply">
          <h2 id="partnership-apply">
            <Message id="partners.partnership-page.apply" />
          </h2>
          <p>
            <Message id="partners.partnership-page.apply-text" />
          </p>
          {contact}
        </section>
      )}
    </>
  )
}

/** The offers of the programme: the commission percentage of each, with its title and description. */
function Offers({ items }: Pick<Partnership, 'items'>) {
  const { locale } = useIntl()
  const of = (text: LocalisedText) => text[locale] ?? text[fallbackLanguage] ?? ''
  return (
    <ul className={styles.offers}>
      {items.map(({ title, description, commission_percent }) => (
        <li key={of(title)} className={styles.offer}>
          <span className={styles.share}>
            <b>{commission_percent === '-' ? '-' : `${commission_percent}%`}</b>
            <Message id="partners.partnership-page.share" />
          </span>
          <span className={styles.words}>
            <strong>{of(title)}</strong>
            <span>{of(description)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Contact({ support }: Pick<Props, 'support'>) {
  const to = useRoutePath(support)
  if (to === undefined) return null
  return (
    <Link className={formStyles.submit} to={to}>
      <Message id="partners.partnership-page.contact" />
    </Link>
  )
}
