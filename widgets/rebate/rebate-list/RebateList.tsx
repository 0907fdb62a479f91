import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import { type Rebates, useRebates } from '../hooks/use-rebates.ts'
import rows from '../../_ui/list/rows.module.css'
import styles from './RebateList.module.css'
import { RebateRow } from './RebateRow.tsx'

type Props = PropsOf<'rebate/rebate-list'>

/** The page of the member's rebates to collect (ENG-07, RTE-13). */
export function RebateList({ title, play }: Props) {
  return (
    <MemberPage title={title} text="rebate.rebate-list.text">
      {() => <Rows play={play} />}
    </MemberPage>
  )
}

function Rows({ play }: Pick<Props, 'play'>) {
  const { data, isError, retry } = useRebates()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  if (data === 'none' || data.items.length === 0) return <NoRebate />
  const hasNoStakes = data.items.every(({ state }) => state === 'none')
  return (
    <>
      <ul className={rows.rows}>
        {data.items.map((rebate) => (
          <RebateRow key={rebate.kind} rebate={rebate} minimum={data.minimum} />
        ))}
      </ul>
      {hasNoStakes ? <GoPlay play={play} /> : <Minimum minimum={data.minimum} />}
    </>
  )
}

function Minimum({ minimum }: Pick<Rebates, 'minimum'>) {
  const { money } = useMoney()
  return (
    <p className={styles.note}>
      <Message id="rebate.rebate-list.note" values={{ minimum: money(minimum) }} />
    </p>
  )
}

/** Shown below the rebates if none of them has stakes, with a link to the games. */
function GoPlay({ play }: Pick<Props, 'play'>) {
  const to = useRoutePath(play)
  return (
    <Empty icon="rebate" text="rebate.rebate-list.empty">
      {to === undefined ? null : (
        <Link className={formStyles.submit} to={to}>
          <Message id="rebate.rebate-list.play" />
        </Link>
      )}
    </Empty>
  )
}

/** Tells a member that there is no rebate. Links to the promotions or, without a page for them, to the account. */
function NoRebate() {
  const promotions = useRoutePath('promotions')
  const account = useRoutePath('account')
  const to = promotions ?? account
  return (
    <Empty icon="rebate" text="rebate.rebate-list.none">
      {to === undefined ? null : (
        <Link className={formStyles.submit} to={to}>
          <Message id={promotions ? 'rebate.rebate-list.promotions' : 'rebate.rebate-list.account'} />
        </Link>
      )}
    </Empty>
  )
}
