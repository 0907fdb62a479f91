import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { SessionFacts } from '../_parts/SessionFacts.tsx'
import { useElapsed } from '../hooks/use-elapsed.ts'
import { type PlayStatus, usePlayStatus } from '../hooks/use-play-status.ts'
import { MoneyLimits } from './MoneyLimits.tsx'
import { Pauses } from './Pauses.tsx'
import { ReminderChoice } from './ReminderChoice.tsx'
import { SessionChoice } from './SessionChoice.tsx'

/** The page of a member's own limits on time, deposits and losses, with breaks and self-exclusion. */
export function Limits({ title }: PropsOf<'responsible-play/limits'>) {
  return (
    <MemberPage title={title} text="responsible-play.limits.text">
      {() => <Sections />}
    </MemberPage>
  )
}

function Sections() {
  const { data, isError, retry } = usePlayStatus()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  return (
    <>
      <section className={page.card} aria-labelledby="limits-session">
        <h2 id="limits-session">
          <Message id="responsible-play.limits.session" />
        </h2>
        <Session status={data} />
      </section>
      <ReminderChoice status={data} />
      <SessionChoice status={data} />
      <MoneyLimits kind="deposit" limits={data.limits} />
      <MoneyLimits kind="loss" limits={data.limits} />
      <Pauses status={data} />
    </>
  )
}

function Session({ status }: { readonly status: PlayStatus }) {
  return <SessionFacts status={status} seconds={useElapsed(status)} />
}
