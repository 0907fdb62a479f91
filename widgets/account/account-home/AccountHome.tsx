import { useState } from 'react'
import {
  Message,
  type PropsOf,
  useIntl,
  useMoney,
  useSession,
  useSessionActions,
  useTellFailure,
} from '../../../runtime/widget-api/index.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { EntryList } from '../_profile/EntryList.tsx'
import { PersonHead } from '../_profile/PersonHead.tsx'
import profile from '../_profile/profile.module.css'
import styles from './AccountHome.module.css'

/** The first page of the account (RTE-03): what the member has, and where to go. */
export function AccountHome({ menu }: PropsOf<'account/account-home'>) {
  const intl = useIntl()
  return (
    <MemberPage title="routes.account.title">
      {(member) => (
        <>
          <section className={page.card}>
            <PersonHead member={member} />
            <VipLevel level={Number(member.vip)} />
            <Balance />
          </section>
          <EntryList menu={menu} shape="tiles" label={intl.formatMessage({ id: 'account.account-home.pages' })} />
        </>
      )}
    </MemberPage>
  )
}

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function VipLevel({ level }: { readonly level: number }) {
  const intl = useIntl()
  return (
    <div
      className={styles.levels}
      role="img"
      aria-label={intl.formatMessage({ id: 'account.account-home.level' }, { level })}
    >
      {levels.map((one) => (
        <span key={one} data-reached={one <= level || undefined} />
      ))}
    </div>
  )
}

/** The first wallet is the balance (STA-01); others stand below it. */
function Balance() {
  const intl = useIntl()
  const { refreshBalance } = useSessionActions()
  const tellFailure = useTellFailure()
  const [balance, ...others] = useSession((state) => state.wallet)
  const [isBusy, setBusy] = useState(false)
  const { money } = useMoney()

  async function refresh(): Promise<void> {
    setBusy(true)
    const answer = await refreshBalance()
    setBusy(false)
    if (!answer.status) tellFailure(answer)
  }

  return (
    <div className={styles.wallets}>
      <div className={styles.balance}>
        <p>
          <Message id="account.account-home.balance" />
        </p>
        <p className={styles.amount} aria-live="polite">
          {balance ? money(balance.balance) : '-'}
        </p>
        <BusyButton
          className={styles.refresh}
          isBusy={isBusy}
          aria-label={intl.formatMessage({ id: 'account.account-home.refresh' })}
          onPress={() => void refresh()}
        >
          <Icon name="refresh" size={22} />
        </BusyButton>
      </div>
      {others.length > 0 ? (
        <dl className={profile.facts} aria-label={intl.formatMessage({ id: 'account.account-home.wallets' })}>
          {others.map((wallet) => (
            <div key={wallet.display} className={profile.fact}>
              <dt>{wallet.display}</dt>
              <dd className={page.number}>{money(wallet.balance)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
