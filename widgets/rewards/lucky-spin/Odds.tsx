import { Message } from '../../../runtime/widget-api/text.ts'
import facts from '../../_ui/list/facts.module.css'
import type { Wheel } from '../hooks/use-wheel.ts'
import styles from './LuckySpin.module.css'

/** The chance of each prize in percent. Segments with the same prize are one row. */
export function Odds({ segments }: { readonly segments: Wheel['segments'] }) {
  const chances = new Map<string, number>()
  for (const { label, odds } of segments) chances.set(label, (chances.get(label) ?? 0) + Number(odds))
  return (
    <section className={styles.odds} aria-labelledby="spin-odds">
      <h2 id="spin-odds">
        <Message id="rewards.lucky-spin.odds" />
      </h2>
      <dl className={facts.facts}>
        {[...chances].map(([label, chance]) => (
          <div key={label} className={facts.fact}>
            <dt>{label}</dt>
            <dd>{Number.isFinite(chance) ? `${chance.toFixed(2)}%` : '-'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
