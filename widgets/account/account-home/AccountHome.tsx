import { Slot } from '../../../runtime/widget-api/slots.tsx'
import { useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { EntryList } from '../_profile/EntryList.tsx'
import { PersonHead } from '../_profile/PersonHead.tsx'

/** The first page of the account (RTE-03): the member, summaries of other areas, and links. */
export function AccountHome({ menu }: PropsOf<'account/account-home'>) {
  const intl = useIntl()
  return (
    <MemberPage title="routes.account.title">
      {(member) => (
        <>
          <section className={page.card}>
            <PersonHead member={member} />
            <Slot name="account-summary" />
          </section>
          <EntryList menu={menu} shape="tiles" label={intl.formatMessage({ id: 'account.account-home.pages' })} />
        </>
      )}
    </MemberPage>
  )
}
