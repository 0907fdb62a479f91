import { useCall } from '../../../runtime/widget-api/data.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, parseServerTime, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PlayLimit } from '../../../schemas/generated/records.ts'
import { useChange } from './use-change.ts'

/** Sets or removes a limit, and shows when the change takes effect. */
export function useSetLimit(kind: PlayLimit['kind'], period: PlayLimit['period']) {
  const call = useCall()
  const intl = useIntl()
  const { timeZone } = useBrand()
  const { isBusy, send } = useChange()
  return {
    isBusy,
    /** Sets the limit to an amount. Undefined removes the limit. */
    setLimit: (amount: string | undefined) =>
      send(
        () => call('responsible-play/set-limit', { kind, period, ...(amount !== undefined && { amount }) }),
        ({ data }) =>
          data?.limit.next_from === undefined
            ? intl.formatMessage({ id: 'responsible-play.limits.saved' })
            : intl.formatMessage(
                { id: 'responsible-play.limits.saved-later' },
                { date: formatDate(parseServerTime(data.limit.next_from), timeZone, true) },
              ),
      ),
  }
}
