import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useServerClock } from '../../../runtime/widget-api/site.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import type { Fixture } from '../../../schemas/generated/records.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import page from '../../_ui/page/page.module.css'
import { LogInToJoin } from '../_parts/LogInToJoin.tsx'
import { NoContest } from '../_parts/NoContest.tsx'
import { useCurrencyParameter } from '../hooks/use-currency-parameter.ts'
import { usePredictions } from '../hooks/use-predictions.ts'
import { FixtureCard } from './FixtureCard.tsx'
import styles from './FootballPrediction.module.css'

/** Football fixtures with their results. Members predict a fixture until its kick-off (ENG-06, RTE-01). */
export function FootballPrediction({ title }: PropsOf<'contests/football-prediction'>) {
  const { data, isError, retry } = usePublicData('contests/fixtures', useCurrencyParameter())
  const { money } = useMoney()
  const prize = data?.[0]?.prize
  return (
    <div className={`${page.page} ${page.alone}`}>
      <header>
        <h1 className={page.title}>
          <Message id={title} />
        </h1>
        <p className={page.text}>
          {prize === undefined ? null : (
            <Message id="contests.football-prediction.text" values={{ prize: money(prize, 'unless-whole') }} />
          )}
        </p>
      </header>
      {isError ? <LoadFailed onRetry={retry} /> : data === undefined ? <Waiting /> : <Fixtures fixtures={data} />}
    </div>
  )
}

function Fixtures({ fixtures }: { readonly fixtures: readonly Fixture[] }) {
  const now = useServerClock(fixtures.map(({ kick_off }) => parseServerTime(kick_off)))
  const isMember = useSession(({ member }) => member !== undefined)
  const predictions = usePredictions()
  if (predictions.data === 'none') return <NoContest icon="ball" text="contests.football-prediction.none" />
  if (fixtures.length === 0) return <NoContest icon="ball" text="contests.football-prediction.empty" />
  const known = predictions.data
  const section = (name: 'upcoming' | 'results', list: readonly Fixture[]) =>
    list.length === 0 ? null : (
      <section aria-labelledby={`football-${name}`}>
        <h2 id={`football-${name}`} className={styles.heading}>
          <Message id={`contests.football-prediction.${name}`} />
        </h2>
        <ul className={styles.fixtures}>
          {list.map((fixture) => (
            <FixtureCard
              key={fixture.fixture}
              fixture={fixture}
              isOpen={fixture.state === 'open' && parseServerTime(fixture.kick_off) > now}
              mine={
                isMember
                  ? known
                    ? (known.find((one) => one.fixture === fixture.fixture) ?? 'none')
                    : 'loading'
                  : 'guest'
              }
            />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {isMember ? null : <LogInToJoin text="contests.football-prediction.guest" />}
      {predictions.isError ? <LoadFailed onRetry={predictions.retry} /> : null}
      {section(
        'upcoming',
        fixtures.filter(({ state }) => state !== 'finished'),
      )}
      {section('results', fixtures.filter(({ state }) => state === 'finished').toReversed())}
    </>
  )
}
