import type { VipBonus, VipLevel } from '../../../schemas/generated/records.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Empty } from '../../_ui/list/Empty.tsx'
import rows from '../../_ui/list/rows.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { LevelProgress } from '../_parts/LevelProgress.tsx'
import { useLevels } from '../hooks/use-levels.ts'
import { type Progress, useProgress } from '../hooks/use-progress.ts'
import { BirthdayRow } from './BirthdayRow.tsx'
import { BonusRow } from './BonusRow.tsx'
import styles from './MyVip.module.css'

type Props = PropsOf<'loyalty/my-vip'>

/** The page of the member's progress and bonuses in the VIP programme (ENG-05). */
export function MyVip({ title, support }: Props) {
  return <MemberPage title={title}>{() => <Programme support={support} />}</MemberPage>
}

function Programme({ support }: Pick<Props, 'support'>) {
  const levels = useLevels()
  const progress = useProgress()
  if (levels.isError || progress.isError) {
    return (
      <LoadFailed
        onRetry={() => {
          if (levels.isError) levels.retry()
          if (progress.isError) progress.retry()
        }}
      />
    )
  }
  if (progress.data === undefined || levels.data === undefined) return <Waiting />
  return progress.data === 'none' || levels.data.length === 0 ? (
    <NoProgramme />
  ) : (
    <Bonuses levels={levels.data} progress={progress.data} support={support} />
  )
}

interface BonusesProps extends Pick<Props, 'support'> {
  readonly levels: readonly VipLevel[]
  readonly progress: Progress
}

function Bonuses({ levels, progress, support }: BonusesProps) {
  const programme = useRoutePath('vip')
  const of = (kind: VipBonus['kind']) => progress.bonuses.filter((one) => one.kind === kind)
  const [birthdayBonuses, levelBonuses] = [of('birthday'), of('level')]
  const birthdayBonus = levels.find(({ level }) => level === progress.level)?.birthday_bonus
  const lacksBirthday = progress.birthday === undefined && Number(birthdayBonus ?? 1) > 0
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? ''
  return (
    <>
      <section className={page.card}>
        <LevelProgress levels={levels} progress={progress} />
        {programme === undefined ? null : (
          <Link className={formStyles.secondary} to={programme}>
            <Message id="loyalty.my-vip.programme" />
          </Link>
        )}
      </section>
      {birthdayBonuses.length === 0 && !lacksBirthday ? null : (
        <section aria-labelledby="my-vip-birthday">
          <h2 id="my-vip-birthday" className={styles.heading}>
            <Message id="loyalty.my-vip.birthday" />
          </h2>
          <ul className={rows.rows}>
            {birthdayBonuses.map((bonus) => (
              <BonusRow key={bonus.bonus} bonus={bonus} name="" />
            ))}
            {lacksBirthday ? <BirthdayRow amount={birthdayBonus} support={support} /> : null}
          </ul>
        </section>
      )}
      {levelBonuses.length === 0 ? null : (
        <section aria-labelledby="my-vip-levels">
          <h2 id="my-vip-levels" className={styles.heading}>
            <Message id="loyalty.my-vip.levels" />
          </h2>
          <p className={styles.note}>
            <Message id="loyalty.my-vip.note" />
          </p>
          <ul className={rows.rows}>
            {levelBonuses.map((bonus) => (
              <BonusRow key={bonus.bonus} bonus={bonus} name={nameOf(bonus.level)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The message for a currency without a programme. Links to the promotions or, without their page, to the account. */
function NoProgramme() {
  const promotions = useRoutePath('promotions')
  const account = useRoutePath('account')
  const { currency } = useMoney()
  const to = promotions ?? account
  return (
    <Empty icon="vip" text="loyalty.my-vip.none" values={{ currency }}>
      {to === undefined ? null : (
        <Link className={formStyles.submit} to={to}>
          <Message id={promotions ? 'loyalty.my-vip.promotions' : 'loyalty.my-vip.account'} />
        </Link>
      )}
    </Empty>
  )
}
