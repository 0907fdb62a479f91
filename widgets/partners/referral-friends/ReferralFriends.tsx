import { useState } from 'react'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import formStyles from '../../_ui/form/form.module.css'
import { PagedList, pageSize } from '../../_ui/list/PagedList.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { usePageNumber } from '../../_ui/page/use-page-number.ts'
import { NoReferral } from '../_parts/NoReferral.tsx'
import { type Friends, useFriends } from '../hooks/use-friends.ts'
import { CommissionCard } from './CommissionCard.tsx'
import { FriendTable } from './FriendTable.tsx'

type Props = PropsOf<'partners/referral-friends'>

/** The page of the member's referred friends (ENG-07, RTE-13). */
export function ReferralFriends({ title, invite }: Props) {
  return <MemberPage title={title}>{() => <FriendList title={title} invite={invite} />}</MemberPage>
}

function FriendList({ title, invite }: Props) {
  const intl = useIntl()
  const invitePage = useRoutePath(invite)
  const [page, goTo] = usePageNumber()
  const query = useFriends(page, pageSize)
  const { data } = query
  // The sums stay while another page of the list loads.
  const [sums, setSums] = useState<Friends>()
  if (data && data !== 'none' && data !== sums) setSums(data)
  if (data === 'none') return <NoReferral />
  return (
    <>
      {sums ? <CommissionCard sums={sums} /> : null}
      {invitePage === undefined ? null : (
        <Link className={sums?.total === 0 ? formStyles.submit : formStyles.secondary} to={invitePage}>
          <Message id="partners.referral-friends.invite" />
        </Link>
      )}
      <PagedList
        query={{ ...query, data }}
        page={page}
        empty={{ icon: 'people', text: 'partners.referral-friends.empty' }}
        onPage={goTo}
      >
        {(items) => <FriendTable items={items} label={intl.formatMessage({ id: title })} />}
      </PagedList>
    </>
  )
}
