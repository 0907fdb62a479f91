import { usePublicData } from 'livery/widget-api/data'
import { Link, useRoutePath } from 'livery/widget-api/pages'
import { Message, useMoney } from 'livery/widget-api/text'
import type { PropsOf } from 'livery/widget-api/widget'
import { LoadFailed } from 'livery/ui/LoadFailed'
import { Section } from 'livery/ui/Section'
import styles from './Menu.module.css'

/** The drinks of the shop. */
export function Menu({ title, kind, order }: PropsOf<'coffee/menu'>) {
  const { data: drinks, isError, retry } = usePublicData('coffee/menu', { kind })
  const { money } = useMoney()
  const orderPath = useRoutePath(order)
  return (
    <Section title={title} id={`coffee-menu-${kind ?? 'all'}`}>
      {isError ? <LoadFailed onRetry={retry} /> : null}
      {drinks !== undefined && drinks.length > 0 ? (
        <ul className={styles.drinks}>
          {drinks.map((drink) => (
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
      ) : null}
      {drinks?.length === 0 ? <Message id="coffee.menu.empty" /> : null}
    </Section>
  )
}
