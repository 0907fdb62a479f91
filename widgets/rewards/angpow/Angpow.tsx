import { useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import { ToPromotions } from '../_parts/ToPromotions.tsx'
import { useEnvelopes } from '../hooks/use-envelopes.ts'
import styles from './Angpow.module.css'
import { Envelope } from './Envelope.tsx'

/** The page of the member's red envelopes (RTE-03, ENG-06). */
export function Angpow({ title }: PropsOf<'rewards/angpow'>) {
  return (
    <MemberPage title={title} text="rewards.angpow.text">
      {() => <Envelopes />}
    </MemberPage>
  )
}

function Envelopes() {
  const intl = useIntl()
  const { data, isError, retry } = useEnvelopes()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  if (data.length === 0) {
    return (
      <Empty icon="envelope" text="rewards.angpow.none">
        <ToPromotions />
      </Empty>
    )
  }
  return (
    <ul className={styles.envelopes} aria-label={intl.formatMessage({ id: 'rewards.angpow.label' })}>
      {data.map((envelope) => (
        <Envelope key={envelope.id} envelope={envelope} />
      ))}
    </ul>
  )
}
