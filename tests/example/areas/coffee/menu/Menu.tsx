import { usePublicData } from '../../../../../runtime/widget-api/data.ts'
import { Link, useRoutePath } from '../../../../../runtime/widget-api/pages.ts'
import { Message, useMoney } from '../../../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../../../runtime/widget-api/widget.ts'
import { LoadFailed } from '../../../../../widgets/_ui/LoadFailed.tsx'
import { Section } from '../../../../../widgets/_ui/Section.tsx'
import styles from './Menu.module.css'

/** The drinks of the shop. */
export function Menu({ title, kind, order }: PropsOf<'coffee/menu'>) {
  const { data: drinks, isError, retry } = usePublicData('coffee/menu', { kind })
  const { money } = useMoney()
  const orderPath = useRoutePath(order)
  return (
    <Section title={title} id={`coffee-menu-${kind ?? 'all'}`}>
      {isError ? <LoadFailed onRetry={retry} /> : null}
      <ul className={styles.drinks}>
        {(drinks ?? []).map((drink) => (
          <li key={drink.drink_id} className={styles.drink}>
            <span className={styles.cup} data-kind={drink.kind} aria-hidden="true" />
            <span className={styles.name}>{drink.name}</span>
            <span className={styles.price}>{money(drink.price)}</span>
            {orderPath === undefined ? null : (
              <Link className="button" to={`${orderPath}?drink=${encodeURIComponent(drink.drink_id)}`}>
                <Message id="coffee.order" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {drinks?.length === 0 ? <Message id="coffee.menu.empty" /> : null}
    </Section>
  )
}
