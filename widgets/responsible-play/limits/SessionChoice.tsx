import { useSettings } from '../../../runtime/widget-api/site.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { Choices } from './Choices.tsx'
import { useSetLimit } from './use-set-limit.ts'
import { PendingChange } from './PendingChange.tsx'

/** The choice of the longest session. */
export function SessionChoice({ status }: { readonly status: PlayStatus }) {
  const { sessions } = useSettings().responsiblePlay
  const { isBusy, setLimit } = useSetLimit('session', 'session')
  const limit = status.limits.find(({ kind }) => kind === 'session')
  const chosen = Number(limit?.amount ?? 0)
  const minutes = [...new Set([...sessions, chosen])].filter((one) => one > 0).toSorted((one, other) => one - other)
  return (
    <Choices
      name="session-limit"
      isBusy={isBusy}
      chosen={chosen}
      isPending={limit?.next_from !== undefined}
      options={[
        ...minutes.map((value) => ({ value, label: <Length minutes={value} /> })),
        { value: 0, label: <Message id="responsible-play.limits.none" /> },
      ]}
      onChoose={(value) => void setLimit(value === 0 ? undefined : String(value))}
    >
      {limit ? <PendingChange limit={limit} show={(amount) => <Length minutes={Number(amount)} />} /> : null}
    </Choices>
  )
}

/** A length in hours if the hours are whole, otherwise in minutes. */
function Length({ minutes }: { readonly minutes: number }) {
  return minutes % 60 === 0 ? (
    <Message id="responsible-play.limits.hours" values={{ hours: minutes / 60 }} />
  ) : (
    <Message id="responsible-play.limits.minutes" values={{ minutes }} />
  )
}
