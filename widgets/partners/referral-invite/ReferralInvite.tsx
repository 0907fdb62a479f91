import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { QrCode } from '../../_ui/qr-code/QrCode.tsx'
import { AffiliateFacts } from '../_parts/AffiliateFacts.tsx'
import { BackToAccount } from '../_parts/BackToAccount.tsx'
import { FriendFigures } from '../_parts/FriendFigures.tsx'
import { NoReferral } from '../_parts/NoReferral.tsx'
import { ShareButton } from '../_parts/ShareButton.tsx'
import { useAffiliate } from '../hooks/use-affiliate.ts'
import { type Friends, useFriends } from '../hooks/use-friends.ts'
import { HowItWorks } from './HowItWorks.tsx'
import styles from './ReferralInvite.module.css'

type Props = PropsOf<'partners/referral-invite'>

/** The page for inviting friends (ENG-07, RTE-13). */
export function ReferralInvite({ title, friends }: Props) {
  return (
    <>
      <BackToAccount />
      <MemberPage title={title}>{() => <Invitation friends={friends} />}</MemberPage>
    </>
  )
}

function Invitation({ friends }: Pick<Props, 'friends'>) {
  const { affiliate, isPending, isError, retry } = useAffiliate()
  // Requests a single friend, because the page needs only the sums.
  const query = useFriends(1, 1)
  if (query.isError) return <LoadFailed onRetry={query.retry} />
  if (query.data === undefined) return <Waiting />
  if (query.data === 'none') return <NoReferral />
  if (isError) return <LoadFailed onRetry={retry} />
  if (isPending) return <Waiting />
  if (!affiliate?.link) return <NoReferral />
  return (
    <>
      <InviteCard affiliate={affiliate} percent={query.data.percent} />
      <HowItWorks percent={query.data.percent} />
      <InvitedFriends sums={query.data} friends={friends} />
    </>
  )
}

interface InviteCardProps {
  readonly affiliate: { readonly username: string; readonly link: string }
  readonly percent: string
}

function InviteCard({ affiliate, percent }: InviteCardProps) {
  const intl = useIntl()
  const { name } = useBrand()
  const { link } = affiliate
  const text = intl.formatMessage({ id: 'partners.referral-invite.share-text' }, { brand: name })
  return (
    <section className={`${page.card} ${styles.invite}`} aria-labelledby="referral-invite">
      <div className={styles.words}>
        <h2 id="referral-invite">
          <Message
            id="partners.referral-invite.lead"
            values={{ percent: <b className={styles.percent}>{percent}%</b> }}
          />
        </h2>
        <AffiliateFacts affiliate={affiliate} />
        <ShareButton title={name} text={text} url={link} />
      </div>
      <figure className={styles.code}>
        <QrCode text={link} label={intl.formatMessage({ id: 'partners.referral-invite.qr' })} />
        <figcaption>
          <Message id="partners.referral-invite.scan" />
        </figcaption>
      </figure>
    </section>
  )
}

/** The friends in figures, with a link to their list. */
function InvitedFriends({ sums, friends }: { readonly sums: Friends } & Pick<Props, 'friends'>) {
  const list = useRoutePath(friends)
  return (
    <section className={page.card} aria-labelledby="referral-brought">
      <h2 id="referral-brought">
        <Message id="partners.referral-invite.so-far" />
      </h2>
      <FriendFigures sums={sums} />
      {list === undefined ? null : (
        <Link className={formStyles.secondary} to={list}>
          <Message id="partners.referral-invite.friends" />
        </Link>
      )}
    </section>
  )
}
