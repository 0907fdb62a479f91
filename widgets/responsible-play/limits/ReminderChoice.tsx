import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { Choices } from './Choices.tsx'
import { useChange } from './use-change.ts'

/** The choice of the interval between reminders of time and result. */
export function ReminderChoice({ status }: { readonly status: PlayStatus }) {
  const { reminder, reminders } = useSettings().responsiblePlay
  const call = useCall()
  const intl = useIntl()
  const { isBusy, send } = useChange()
  const chosen = status.reminder_minutes ?? reminder
  const minutes = [...new Set([...reminders, chosen])].filter((one) => one > 0).toSorted((one, other) => one - other)
  return (
    <Choices
      name="reminder"
      isBusy={isBusy}
      chosen={chosen}
      options={[
        ...minutes.map((value) => ({
          value,
          label: <Message id="responsible-play.limits.minutes" values={{ minutes: value }} />,
        })),
        { value: 0, label: <Message id="responsible-play.limits.reminder-off" /> },
      ]}
      onChoose={(value) =>
        void send(
          () => call('responsible-play/set-reminder', { minutes: value }),
          () => intl.formatMessage({ id: 'responsible-play.limits.reminder-saved' }),
        )
      }
    />
  )
}
