import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import facts from '../../_ui/list/facts.module.css'
import form from '../../_ui/form/form.module.css'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import { DetailForm } from '../_profile/DetailForm.tsx'
import { maskedPhone } from '../model/masked-phone.ts'
import page from '../../_ui/page/page.module.css'
import { usePendingVerification } from '../_profile/use-pending-verification.ts'
import type { ContactKind } from '../_profile/create-verification.ts'
import { VerifyDialog, verifyDialogOf } from '../_profile/VerifyDialog.tsx'
import { VerifiedBadge, type VerifiedBadgeProps } from '../_profile/VerifiedBadge.tsx'

/** The member's details (RTE-05). The member fills in missing details and verifies contacts here. */
export function ProfileInfo() {
  return (
    <MemberPage title="routes.profile-info.title" text="account.profile-info.text">
      {(member) => <Details member={member} />}
    </MemberPage>
  )
}

function Details({ member }: { readonly member: Member }) {
  const intl = useIntl()
  const { showToast } = useSessionActions()
  usePendingVerification(member)
  const { fullname, phone, email } = member

  // A filled row has no form, so the focus moves to the row.
  const filled = (field: string) => (isSaved: boolean) => {
    if (isSaved) showToast({ status: 'success', message: intl.formatMessage({ id: 'account.profile-info.saved' }) })
    document.getElementById(rowId(field))?.focus()
  }
  return (
    <>
      <section className={page.card}>
        <dl className={facts.facts}>
          <div className={facts.fact} id={rowId('fullname')} tabIndex={-1}>
            <dt className={fullname === '' ? 'visually-hidden' : undefined}>
              <Message id="form.fullname" />
            </dt>
            <dd>{fullname === '' ? <DetailForm field="fullname" onFilled={filled('fullname')} /> : fullname}</dd>
          </div>
          <div className={facts.fact}>
            <dt>
              <Message id="form.phone" />
            </dt>
            <dd>
              <span className={page.number}>{maskedPhone(phone)}</span>
              <Verification kind="phone" flag={member.verify_phone} />
            </dd>
          </div>
          <div className={facts.fact} id={rowId('email')} tabIndex={-1}>
            <dt className={email === '' ? 'visually-hidden' : undefined}>
              <Message id="form.email" />
            </dt>
            <dd>
              {email === '' ? (
                <DetailForm field="email" onFilled={filled('email')} />
              ) : (
                <>
                  {email}
                  <Verification kind="email" flag={member.verify_email} />
                </>
              )}
            </dd>
          </div>
        </dl>
      </section>
      <VerifyDialog kind="phone" value={phone} shown={maskedPhone(phone)} />
      <VerifyDialog kind="email" value={email} shown={email} />
    </>
  )
}

const rowId = (field: string) => `profile-row-${field}`

/** Shows whether a contact is verified. An unverified contact has a button that opens the dialog to verify it. */
function Verification({ kind, flag }: { readonly kind: ContactKind } & VerifiedBadgeProps) {
  const intl = useIntl()
  return (
    <>
      <VerifiedBadge flag={flag} />
      {flag === 1 ? (
        <DialogButton
          className={form.secondary}
          dialog={`dialog-${verifyDialogOf(kind)}`}
          aria-label={intl.formatMessage({ id: `account.profile-info.verify-${kind}` })}
        >
          <Message id="account.profile-info.verify" />
        </DialogButton>
      ) : null}
    </>
  )
}
