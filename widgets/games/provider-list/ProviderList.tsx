import { Link, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Card } from '../../_ui/Card.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Section } from '../../_ui/Section.tsx'
import styles from './ProviderList.module.css'

/** The length of a name that fits on a card of a phone, in characters. A longer name has a tooltip. */
const surelyFits = 11

/**
 * The game providers as a grid of cards, with a note during maintenance. Renders nothing if the brand has no providers.
 */
export function ProviderList({ title, limit }: PropsOf<'games/provider-list'>) {
  const { data, isPending, isError, retry } = usePublicData('games/providers')
  const local = useLocalPath()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data?.length === 0) return null
  return (
    <Section title={title} id="provider-list">
      {isPending ? (
        <ul className={styles.grid} aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => (
            <Card key={index} shape="square" />
          ))}
        </ul>
      ) : (
        <ul className={styles.grid}>
          {data?.slice(0, limit).map((provider, index) => (
            <Card
              key={provider.provider_id}
              shape="square"
              picture={provider.img}
              isFirst={index < 2}
              className={styles.card}
              data-closed={provider.game_maintenance === 1 || undefined}
            >
              <Link
                className={styles.name}
                to={local(`/provider/${provider.providerKey}`)}
                title={provider.providerName.length > surelyFits ? provider.providerName : undefined}
              >
                {provider.providerName}
              </Link>
              {provider.game_maintenance === 1 ? (
                <span className={styles.badge}>
                  <Message id="games.provider-list.maintenance" />
                </span>
              ) : null}
            </Card>
          ))}
        </ul>
      )}
    </Section>
  )
}
