import { Link, usePage, useRoutePaths } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { Card } from '../../_ui/Card.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Section } from '../../_ui/Section.tsx'
import { providerSegment } from '../model/provider-segment.ts'
import { providerFitsOnCard } from '../model/provider-fits-on-card.ts'
import { useProviderIsClosed, useRestrictedProviders } from '../hooks/use-games.ts'
import styles from './ProviderList.module.css'

/**
 * A grid of cards for the game providers that are not blocked for the member (GAM-03), with a note during maintenance
 * (GAM-04). Renders nothing if no provider remains.
 */
export function ProviderList({ title, limit }: PropsOf<'games/provider-list'>) {
  const { data, isPending, isError, retry } = usePublicData('games/providers')
  const pathOf = useRoutePaths()
  const page = usePage()
  const isClosed = useProviderIsClosed(data)
  const restricted = useRestrictedProviders()
  if (isError) return <LoadFailed onRetry={retry} />
  const providers = data?.filter(({ provider_id }) => !restricted.has(provider_id)).slice(0, limit)
  if (providers?.length === 0) return null
  return (
    <Section title={title} id="provider-list" isPage={title === page.title}>
      {isPending ? (
        <ul className={styles.grid} aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => (
            <Card key={index} shape="standard" />
          ))}
        </ul>
      ) : (
        <ul className={styles.grid}>
          {providers?.map((provider, index) => (
            <Card
              key={provider.provider_id}
              shape="standard"
              picture={provider.img}
              isFirst={index < 2}
              className={styles.card}
              data-closed={isClosed(provider) || undefined}
            >
              <Name
                name={provider.providerName}
                page={pathOf('provider-detail', { provider: providerSegment(provider.providerKey) })}
              />
              {isClosed(provider) ? (
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

/**
 * A provider's name, with a tooltip if the card may cut the name. The name links to the provider's page if the brand
 * has one.
 */
function Name({ name, page }: { readonly name: string; readonly page: string | undefined }) {
  const title = providerFitsOnCard(name) ? undefined : name
  return page === undefined ? (
    <span className={styles.name} title={title}>
      {name}
    </span>
  ) : (
    <Link className={styles.name} to={page} title={title}>
      {name}
    </Link>
  )
}
