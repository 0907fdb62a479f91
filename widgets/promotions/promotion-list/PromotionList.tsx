import { keepScroll, Link, useLiveLocation } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import type { Promotion } from '../../../schemas/generated/records.ts'
import { Card } from '../../_ui/Card.tsx'
import cards from '../../_ui/list/cards.module.css'
import { Empty } from '../../_ui/list/Empty.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import pills from '../../_ui/pills.module.css'
import { BackToDeposit } from '../_parts/BackToDeposit.tsx'
import { useMyPromotions } from '../hooks/use-my-promotions.ts'
import { interruptedDepositQuery } from '../../wallet/exports.ts'
import { useInterruptedDeposit } from '../hooks/use-interrupted-deposit.ts'
import { PromotionCard } from './PromotionCard.tsx'
import styles from './PromotionList.module.css'

/** The page of all promotions, or of one category (RTE-08, ENG-03). */
export function PromotionList({ title }: PropsOf<'promotions/promotion-list'>) {
  const { data, isPending, isError, retry } = usePublicData('promotions/list')
  const { data: mine = [] } = useMyPromotions()
  const deposit = useInterruptedDeposit()
  const chosen = useChosenCategory(data ?? [])
  const shown = data?.filter(({ category }) => chosen === undefined || category === chosen)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Message id={title} />
      </h1>
      {deposit ? <BackToDeposit deposit={deposit} /> : null}
      {isError ? (
        <LoadFailed onRetry={retry} />
      ) : isPending ? (
        <ul className={cards.grid} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Card key={index} shape="wide" className={cards.skeleton} />
          ))}
        </ul>
      ) : shown?.length === 0 ? (
        <Empty icon="gift" text="promotions.promotion-list.empty" />
      ) : (
        <>
          <Categories
            promotions={data ?? []}
            chosen={chosen}
            depositQuery={deposit && interruptedDepositQuery(deposit)}
          />
          <ul className={cards.grid}>
            {shown?.map((promotion, index) => (
              <PromotionCard
                key={promotion.promotion_id}
                promotion={promotion}
                state={mine.find(({ promotion_id }) => promotion_id === promotion.promotion_id)?.state}
                deposit={deposit}
                isFirst={index === 0}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type Category = Promotion['category']

/** The category in the address. Undefined if the address names no category, or a category without promotions. */
function useChosenCategory(promotions: readonly Promotion[]): Category | undefined {
  const { search } = useLiveLocation()
  const wanted = new URLSearchParams(search).get('category')
  return promotions.find(({ category }) => category === wanted)?.category
}

interface CategoriesProps {
  readonly promotions: readonly Promotion[]
  readonly chosen: Category | undefined
  /** The query that the links keep during an interrupted deposit. Undefined without such a deposit. */
  readonly depositQuery: string | undefined
}

/** The categories with promotions, as links. Hidden if there is only one. */
function Categories({ promotions, chosen, depositQuery }: CategoriesProps) {
  const intl = useIntl()
  const { pathname } = useLiveLocation()
  const categories = [...new Set(promotions.map(({ category }) => category))]
  if (categories.length < 2) return null
  const entries: readonly (Category | undefined)[] = [undefined, ...categories]
  return (
    <nav aria-label={intl.formatMessage({ id: 'promotions.promotion-list.categories' })}>
      <ul className={`${pills.pills} ${styles.categories}`}>
        {entries.map((category) => {
          const query = [category && `category=${category}`, depositQuery].filter(Boolean).join('&')
          return (
            <li key={category ?? 'all'}>
              <Link
                className={pills.pill}
                to={query === '' ? pathname : `${pathname}?${query}`}
                replace
                state={keepScroll}
                aria-current={category === chosen ? 'page' : undefined}
              >
                <Message id={`promotions.promotion-list.${category ?? 'all'}`} />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
