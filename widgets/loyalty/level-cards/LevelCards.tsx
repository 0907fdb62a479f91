import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { QuickNavigation } from '../../_ui/page/QuickNavigation.tsx'
import { useLevels } from '../hooks/use-levels.ts'
import { CardSlider } from './CardSlider.tsx'
import styles from './LevelCards.module.css'
import { Standing } from './Standing.tsx'

/** The VIP page: the member's progress, and a card for each level (RTE-06, ENG-05). */
export function LevelCards({ title, menu }: PropsOf<'loyalty/level-cards'>) {
  const { data: levels, isPending, isError, retry } = useLevels()
  const isEmpty = !isPending && !isError && (levels ?? []).length === 0
  const level = useSession(({ member }) => (member ? Number(member.vip) : undefined))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          <Message id={title} />
        </h1>
        {isEmpty ? null : (
          <p>
            <Message id="loyalty.level-cards.text" />
          </p>
        )}
      </header>
      {isError ? (
        <LoadFailed onRetry={retry} />
      ) : isPending ? (
        <p className={styles.waiting} role="status">
          <Message id="common.loading" />
        </p>
      ) : levels === undefined || isEmpty ? (
        <NoProgramme />
      ) : (
        <>
          <Standing levels={levels} />
          <CardSlider levels={levels} own={level} />
        </>
      )}
      <QuickNavigation menu={menu} label="loyalty.level-cards.more" />
    </div>
  )
}

/** Replaces the levels if the currency has no programme. Links to the promotions, or else to the home page. */
function NoProgramme() {
  const promotions = useRoutePath('promotions')
  const home = useRoutePath('home')
  const { currency } = useMoney()
  const to = promotions ?? home
  return (
    <div className={styles.none} role="status">
      <Icon name="vip" size={40} />
      <p>
        <Message id="loyalty.level-cards.none" values={{ currency }} />
      </p>
      {to === undefined ? null : (
        <Link className={formStyles.submit} to={to}>
          <Message id={promotions ? 'loyalty.level-cards.promotions' : 'common.home'} />
        </Link>
      )}
    </div>
  )
}
