import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Card } from '../../_ui/Card.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Section } from '../../_ui/Section.tsx'
import styles from './PromotionsStrip.module.css'

/** The first promotions in a row that scrolls by swiping and by keyboard. */
export function PromotionsStrip({ title, limit }: PropsOf<'promotions/promotions-strip'>) {
  const { data, isPending, isError, retry } = usePublicData('promotions/list')
  if (isError) return <LoadFailed onRetry={retry} />
  if (!isPending && data?.length === 0) {
    return (
      <Section title={title} id="promotions-strip">
        <p className={styles.empty}>
          <Message id="promotions.promotions-strip.empty" />
        </p>
      </Section>
    )
  }
  const skeletons = Array.from({ length: 3 }, (_, index) => (
    <Card key={index} shape="wide" className={styles.card} aria-hidden="true" />
  ))
  return (
    <Section title={title} id="promotions-strip">
      {/* A list that scrolls has to be reachable by keyboard. */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="promotions-strip">
        {isPending
          ? skeletons
          : data?.slice(0, limit).map((promotion, index) => (
              <Card
                key={promotion.promotion_id}
                shape="wide"
                picture={promotion.img}
                isFirst={index === 0}
                className={styles.card}
              >
                <div className={styles.text}>
                  <h3>{promotion.title}</h3>
                  <p>{promotion.description}</p>
                </div>
              </Card>
            ))}
      </ul>
    </Section>
  )
}
