import { Link, useRoutePaths } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Slot } from '../../../runtime/widget-api/slots.tsx'
import type { Member } from '../../../schemas/generated/records.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import facts from '../../_ui/list/facts.module.css'
import page from '../../_ui/page/page.module.css'
import { EntryList } from '../_profile/EntryList.tsx'
import { maskedPhone } from '../model/masked-phone.ts'
import { openTasks } from '../_profile/open-tasks.ts'
import { PersonHead } from '../_profile/PersonHead.tsx'
import styles from '../_profile/profile.module.css'
import { VerifiedBadge } from '../_profile/VerifiedBadge.tsx'

/** The first page of the profile (RTE-05): the member, and the open tasks with their links. */
export function ProfileIndex({ menu }: PropsOf<'account/profile-index'>) {
  const intl = useIntl()
  return (
    <MemberPage title="routes.profile.title">
      {(member) => (
        <>
          <section className={page.card}>
            <PersonHead member={member} />
            <Contacts member={member} />
            <Tasks member={member} />
          </section>
          <section className={page.card}>
            <EntryList menu={menu} shape="rows" label={intl.formatMessage({ id: 'account.profile-index.pages' })} />
          </section>
          <Slot name="profile-cards" />
        </>
      )}
    </MemberPage>
  )
}

function Contacts({ member }: { readonly member: Member }) {
  const { phone, email } = member
  return (
    <dl className={facts.facts}>
      <div className={facts.fact}>
        <dt>
          <Message id="form.phone" />
        </dt>
        <dd>
          <span className={page.number}>{maskedPhone(phone)}</span>
          <VerifiedBadge flag={member.verify_phone} />
        </dd>
      </div>
      <div className={facts.fact}>
        <dt>
          <Message id="form.email" />
        </dt>
        <dd>
          {email === '' ? (
            <span className={styles.empty}>
              <Message id="account.profile-index.no-email" />
            </span>
          ) : (
            <>
              {email}
              <VerifiedBadge flag={member.verify_email} />
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}

/**
 * The open tasks from the member's flags (STA-10), each with a link to its page. Leaves out tasks without a page in the
 * brand.
 */
function Tasks({ member }: { readonly member: Member }) {
  const intl = useIntl()
  const pathOf = useRoutePaths()
  const tasks = openTasks(member).flatMap(({ name, route }) => {
    const path = pathOf(route)
    return path === undefined ? [] : [{ name, path }]
  })
  if (tasks.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={intl.formatMessage({ id: 'account.profile-index.to-do' })}>
      {tasks.map(({ name, path }) => (
        <li key={name}>
          <Link className={styles.note} to={path}>
            <Icon name="info" size={20} />
            <span>
              <Message id={`account.profile-index.${name}`} />
            </span>
            <Icon name="chevron" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
