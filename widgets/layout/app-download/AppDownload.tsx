import { keepInterface } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import styles from './AppDownload.module.css'

/** The link to the brand's app, above the header of a phone. Once dismissed, it stays hidden on the device (STA-09). */
export function AppDownload() {
  const intl = useIntl()
  const brand = useBrand()
  const { data } = usePublicData('layout/general')
  const { ios, android } = data?.appDownload ?? {}
  if (ios === undefined && android === undefined) return null
  return (
    <aside
      className={styles.bar}
      data-measured="banner"
      data-ios={ios !== undefined || undefined}
      data-android={android !== undefined || undefined}
      aria-label={intl.formatMessage({ id: 'layout.app-download.label' })}
    >
      <style>{roomFor({ ios, android })}</style>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'layout.app-download.close' })}
        onClick={() => keepInterface('appDownload', 'closed')}
      >
        ×
      </button>
      <img className={styles.icon} src={brand.icon} alt="" width={36} height={36} />
      <p className={styles.text}>
        <Message id="layout.app-download.text" values={{ name: brand.name }} />
      </p>
      {/* The document's head detects the system, so that the first paint shows the correct link. */}
      {Object.entries({ ios, android }).map(([system, href]) =>
        href === undefined ? null : (
          <a
            key={system}
            className={styles.get}
            data-for={system}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Message id="layout.app-download.get" />
          </a>
        ),
      )}
    </aside>
  )
}

/** For each system, the selector after `html`. A script in the head sets `data-system`. */
const systems = { ios: '[data-system="ios"]', android: ':not([data-system="ios"])' }

/**
 * A style rule in the bar's own HTML. The rule reserves the bar's space from the first paint on. A later script, or a
 * style sheet with `:has`, would make the browser restyle the whole page.
 */
function roomFor(links: Partial<Record<keyof typeof systems, string>>): string {
  const documents = (['ios', 'android'] as const)
    .filter((system) => links[system] !== undefined)
    .map((system) => `html${systems[system]}:not([data-app-download="closed"])`)
  return `@media (max-width: 767px) and (not (display-mode: standalone)) { ${documents.join(', ')} { --header-height: 116px; --banner-height: 56px; } }`
}
