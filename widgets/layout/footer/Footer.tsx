import { Link, useMenu, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useBackendMenu } from '../hooks/use-backend-menu.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { MenuEntry } from '../../_ui/MenuEntry.tsx'
import { FooterTexts } from './FooterTexts.tsx'
import styles from './Footer.module.css'

/**
 * The end of a page: texts, links and the backend's version. Also shows the brand's minimum age, unless `minimumAge` is
 * false. The age is a link if the brand has a page for it.
 */
export function Footer({ menu, minimumAge = true }: PropsOf<'layout/footer'>) {
  const intl = useIntl()
  const brand = useBrand()
  const responsible = useRoutePath('responsible-gaming')
  const care = <Message id="layout.footer.responsible" values={{ age: brand.minimumAge }} />
  const own = useMenu(menu)
  const entries = [...own, ...useBackendMenu(['footer'], own)]
  const { data } = usePublicData('layout/footer')
  const { data: version } = usePublicData('layout/version')
  return (
    <div className={styles.footer}>
      <FooterTexts entries={data ?? []} />
      <nav aria-label={intl.formatMessage({ id: 'layout.footer.links' })}>
        <ul className={styles.links}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <MenuEntry entry={entry} className={styles.link}>
                {entry.label}
              </MenuEntry>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {minimumAge ? (
          <p className={styles.care}>
            <span className={styles.age} aria-hidden="true">
              {brand.minimumAge}+
            </span>
            {responsible === undefined ? care : <Link to={responsible}>{care}</Link>}
          </p>
        ) : null}
        <p className={styles.rights}>
          © {brand.name}
          {version ? (
            <span className={styles.version}>
              <Message id="layout.footer.version" values={{ version }} />
            </span>
          ) : null}
        </p>
      </div>
    </div>
  )
}
