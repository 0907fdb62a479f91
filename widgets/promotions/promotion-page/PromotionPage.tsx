import { Link, usePage, usePageTitle, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { RichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import type { Promotion } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Outcome } from '../../_ui/Outcome.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import page from '../../_ui/page/page.module.css'
import { PromotionAction } from '../_parts/PromotionAction.tsx'
import { PromotionFacts } from '../_parts/PromotionFacts.tsx'
import { BackToDeposit } from '../_parts/BackToDeposit.tsx'
import { interruptedDepositQuery } from '../../wallet/exports.ts'
import { useInterruptedDeposit } from '../hooks/use-interrupted-deposit.ts'
import styles from './PromotionPage.module.css'

/** The page of one promotion (RTE-08, ENG-03). An unknown promotion shows as ended. */
export function PromotionPage() {
  const { parameters } = usePage()
  const { data, isPending, isError, retry } = usePublicData('promotions/list')
  const deposit = useInterruptedDeposit()
  const path = useRoutePath('promotions')
  const list = path && `${path}${deposit ? `?${interruptedDepositQuery(deposit)}` : ''}`
  const promotion = data?.find(({ promotion_id }) => String(promotion_id) === parameters.id)
  usePageTitle(promotion?.title)
  return (
    <div className={styles.page}>
      {list === undefined ? null : (
        <Link className={styles.back} to={list}>
          <Message id="promotions.promotion-page.back" />
        </Link>
      )}
      {deposit ? <BackToDeposit deposit={deposit} /> : null}
      {isError ? (
        <LoadFailed onRetry={retry} />
      ) : isPending ? (
        <Waiting />
      ) : promotion ? (
        <Shown key={promotion.promotion_id} promotion={promotion} />
      ) : (
        <div className={page.card}>
          <h1 className="visually-hidden">
            <Message id="routes.promotion.title" />
          </h1>
          <Outcome icon="gift" tone="open" title={<Message id="promotions.promotion-page.gone" />}>
            <p>
              <Message id="promotions.promotion-page.gone-text" />
            </p>
            {list === undefined ? null : (
              <Link className={formStyles.submit} to={list}>
                <Message id="promotions.promotion-page.others" />
              </Link>
            )}
          </Outcome>
        </div>
      )}
    </div>
  )
}

function Shown({ promotion }: { readonly promotion: Promotion }) {
  const { title, description, content, img } = promotion
  return (
    <article className={styles.promotion}>
      {img === '' ? null : <img className={styles.picture} src={img} alt="" width={933} height={525} />}
      <header>
        <h1 id="promotion-title" className={styles.title}>
          {title}
        </h1>
        {description === '' ? null : <p className={styles.summary}>{description}</p>}
      </header>
      <section className={`${page.card} ${styles.side}`}>
        <PromotionFacts promotion={promotion} />
        <PromotionAction promotion={promotion} titleId="promotion-title" />
      </section>
      {content === '' ? null : (
        <section className={styles.terms} aria-labelledby="promotion-terms">
          <h2 id="promotion-terms">
            <Message id="promotions.promotion-page.terms" />
          </h2>
          <RichHtml html={content} />
        </section>
      )}
    </article>
  )
}
