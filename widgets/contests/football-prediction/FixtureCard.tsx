import type { Fixture, Prediction } from '../../../schemas/generated/records.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import styles from './FootballPrediction.module.css'
import { PredictionForm } from './PredictionForm.tsx'

interface FixtureCardProps {
  readonly fixture: Fixture
  /** Whether the kick-off is still ahead, by the server's clock. */
  readonly isOpen: boolean
  /** The visitor's prediction of this fixture, or the reason why the card shows none. */
  readonly mine: Prediction | 'none' | 'loading' | 'guest'
}

/** A fixture: the teams, the kick-off or the result, and the member's prediction of it. */
export function FixtureCard({ fixture, isOpen, mine }: FixtureCardProps) {
  const { timeZone } = useBrand()
  const { home, home_code, away, away_code, kick_off, home_goals, away_goals } = fixture
  const card = useFocusFallback<HTMLLIElement>(mine !== 'none')
  const hasResult = home_goals !== undefined && away_goals !== undefined
  return (
    <li ref={card} className={styles.card} tabIndex={-1}>
      <p className={styles.when}>
        <time dateTime={new Date(parseServerTime(kick_off)).toISOString()}>
          {formatDate(parseServerTime(kick_off), timeZone, true)}
        </time>
        {isOpen || hasResult ? null : (
          <span className={styles.closed}>
            <Message id="contests.football-prediction.closed" />
          </span>
        )}
      </p>
      <div className={styles.teams}>
        <Team name={home} code={home_code} />
        <span className={styles.score}>{hasResult ? `${home_goals} – ${away_goals}` : 'VS'}</span>
        <Team name={away} code={away_code} />
      </div>
      {typeof mine === 'object' ? (
        <Mine prediction={mine} fixture={fixture} />
      ) : mine === 'none' ? (
        <PredictionForm fixture={fixture} isOpen={isOpen} />
      ) : null}
    </li>
  )
}

function Team({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <span className={styles.team}>
      <span className={styles.badge} aria-hidden="true">
        {code}
      </span>
      <span>{name}</span>
    </span>
  )
}

/** The member's prediction and its outcome. */
function Mine({
  prediction: { pick, state, prize },
  fixture,
}: {
  readonly prediction: Prediction
  readonly fixture: Fixture
}) {
  const { money } = useMoney()
  return (
    <p className={styles.mine} data-state={state}>
      <span>
        <Message
          id={pick === 'draw' ? 'contests.football-prediction.mine-draw' : 'contests.football-prediction.mine'}
          values={{ team: <b>{fixture[pick === 'away' ? 'away' : 'home']}</b> }}
        />
      </span>
      <strong>
        <Message id={`contests.football-prediction.${state}`} values={{ amount: money(prize, 'unless-whole') }} />
      </strong>
    </p>
  )
}
