import { formatDate, Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { useIdDocument } from '../hooks/use-id-document.ts'
import type { IdDocument } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { OutcomeStep } from '../_flow/OutcomeStep.tsx'
import { MemberPage } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import profile from '../_profile/profile.module.css'
import { DocumentForm } from './DocumentForm.tsx'

/** The page of the identity check (AUT-20). A sent document is pending, verified or refused. */
export function IdVerification() {
  const { data, isError, retry } = useIdDocument()
  return (
    <MemberPage title="routes.id-verification.title" text="account.id-verification.text">
      {() => (
        <section className={page.card}>
          {data ? (
            <Check document={data} onChanged={retry} />
          ) : isError ? (
            <LoadFailed onRetry={retry} />
          ) : (
            <p role="status">
              <Message id="common.loading" />
            </p>
          )}
        </section>
      )}
    </MemberPage>
  )
}

interface CheckProps {
  readonly document: IdDocument
  readonly onChanged: () => void
}

function Check({ document, onChanged }: CheckProps) {
  const { state, reason } = document
  if (state === 'verified') {
    return (
      <OutcomeStep isInitial title="account.id-verification.verified" text="account.id-verification.verified-text">
        <Sent document={document} />
      </OutcomeStep>
    )
  }
  if (state === 'pending') {
    return (
      <>
        <h2>
          <Message id="account.id-verification.pending" />
        </h2>
        <p role="status">
          <Message id="account.id-verification.pending-text" />
        </p>
        <Sent document={document} />
        <button type="button" className={formStyles.secondary} onClick={onChanged}>
          <Message id="account.id-verification.look" />
        </button>
      </>
    )
  }
  return (
    <>
      {state === 'refused' ? (
        <div role="alert" className={profile.note}>
          <span>
            <strong>
              <Message id="account.id-verification.refused" />
            </strong>{' '}
            {reason}
          </span>
        </div>
      ) : null}
      <DocumentForm onChanged={onChanged} />
    </>
  )
}

/** The kind of the document, and when it was sent. */
function Sent({ document: { kind, submitted } }: Pick<CheckProps, 'document'>) {
  const { timeZone } = useBrand()
  if (kind === undefined || submitted === undefined) return null
  return (
    <p>
      <Message id={`account.id-verification.${kind}`} />, {formatDate(parseServerTime(submitted), timeZone, true)}
    </p>
  )
}
