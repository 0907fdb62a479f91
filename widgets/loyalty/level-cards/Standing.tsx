import type { VipLevel } from '../../../schemas/generated/records.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { GuestOnly } from '../../_ui/GuestOnly.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import { LevelProgress } from '../_parts/LevelProgress.tsx'
import { useProgress } from '../hooks/use-progress.ts'
import styles from './LevelCards.module.css'

/** The member's progress in the programme. A guest sees a button to the login. */
export function Standing({ levels }: { readonly levels: readonly VipLevel[] }) {
  const isMember = useSession(({ member }) => member !== undefined)
  return <div className={styles.standing}>{isMember ? <MemberStanding levels={levels} /> : <GuestStanding />}</div>
}

function GuestStanding() {
  return (
    <GuestOnly>
      <div className={styles.guest}>
        <p>
          <Message id="loyalty.level-cards.guest" />
        </p>
        <LoginButton className={formStyles.submit} returns />
      </div>
    </GuestOnly>
  )
}

function MemberStanding({ levels }: { readonly levels: readonly VipLevel[] }) {
  const { data: progress, isError, retry } = useProgress()
  const { currency } = useMoney()
  const bonusesPath = useRoutePath('my-vip')
  if (isError) return <LoadFailed onRetry={retry} />
  if (progress === 'none') {
    return (
      <p>
        <Message id="loyalty.level-cards.not-yours" values={{ currency }} />
      </p>
    )
  }
  const ready = progress?.bonuses.filter(({ state }) => state === 'ready').length ?? 0
  return (
    <>
      <LevelProgress levels={levels} progress={progress} />
      {bonusesPath === undefined ? null : (
        <Link className={formStyles.submit} to={bonusesPath}>
          <Message id="loyalty.level-cards.bonuses" values={{ count: ready }} />
        </Link>
      )}
    </>
  )
}
