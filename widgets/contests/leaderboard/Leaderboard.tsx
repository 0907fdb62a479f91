import { useState } from 'react'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import { PageHeader } from '../../_ui/page/PageHeader.tsx'
import page from '../../_ui/page/page.module.css'
import pills from '../../_ui/pills.module.css'
import { LogInToJoin } from '../_parts/LogInToJoin.tsx'
import { NoContest } from '../_parts/NoContest.tsx'
import { useCurrencyParameter } from '../hooks/use-currency-parameter.ts'
import { useMyPlace } from '../hooks/use-my-place.ts'
import type { Leaderboard as Week, Period } from '../model/leaderboard.ts'
import { MyPlaceCard } from './MyPlaceCard.tsx'
import { PlaceTable } from './PlaceTable.tsx'
import styles from './Leaderboard.module.css'

const periods = ['current', 'last'] as const

/** The leaderboard of a week, and the member's own place (ENG-06, RTE-01). */
export function Leaderboard({ title }: PropsOf<'contests/leaderboard'>) {
  const intl = useIntl()
  const [period, setPeriod] = useState<Period>('current')
  const { data, isError, retry } = usePublicData('contests/leaderboard', {
    ...useCurrencyParameter(),
    // The host loads the current week without `period`, so the same query here reuses that data.
    ...(period === 'current' ? {} : { period }),
  })
  const isMember = useSession((state) => state.member !== undefined)
  const place = useMyPlace(period)
  return (
    <div className={`${page.page} ${page.alone}`}>
      <PageHeader title={title} text="contests.leaderboard.text" />
      <div className={pills.pills} role="group" aria-label={intl.formatMessage({ id: 'contests.leaderboard.period' })}>
        {periods.map((one) => (
          <button
            key={one}
            type="button"
            className={pills.pill}
            aria-pressed={one === period}
            onClick={() => setPeriod(one)}
          >
            <Message id={`contests.leaderboard.${one}`} />
          </button>
        ))}
      </div>
      {isError ? (
        <LoadFailed onRetry={retry} />
      ) : data === undefined ? (
        <Waiting />
      ) : data.starts === '' || place.data === 'none' ? (
        <NoContest icon="trophy" text="contests.leaderboard.none" />
      ) : (
        <>
          <Dates week={data} period={period} />
          {isMember ? <MyPlaceCard query={place} period={period} /> : <LogInToJoin text="contests.leaderboard.guest" />}
          {data.items.length === 0 ? (
            <Empty icon="trophy" text={`contests.leaderboard.empty-${period}`} />
          ) : (
            <PlaceTable
              items={data.items}
              own={typeof place.data === 'object' ? place.data : undefined}
              label={intl.formatMessage({ id: title })}
            />
          )}
        </>
      )}
    </div>
  )
}

function Dates({ week: { starts, ends }, period }: { readonly week: Week; readonly period: Period }) {
  const { timeZone } = useBrand()
  return (
    <p className={styles.dates}>
      <Message
        id={`contests.leaderboard.dates-${period}`}
        values={{
          from: formatDate(parseServerTime(starts), timeZone),
          to: formatDate(parseServerTime(ends) - 1, timeZone),
        }}
      />
    </p>
  )
}
