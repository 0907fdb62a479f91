import { Message } from '../../../runtime/widget-api/text.ts'
import { useIsLive, useLocaleLinks } from '../../../runtime/widget-api/pages.ts'
import { LanguageLink } from '../../_ui/LanguageLink.tsx'
import { orderLinks } from '../model/order-links.ts'
import styles from './LanguagePage.module.css'

/** The choice of language on a separate page (LOC-08), with the browser's languages first. */
export function LanguagePage() {
  const isLive = useIsLive()
  const links = orderLinks(useLocaleLinks(), isLive ? navigator.languages : [])
  return (
    <section className={styles.page}>
      <h1>
        <Message id="routes.language.title" />
      </h1>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.code}>
            <LanguageLink link={link} className={styles.choice} />
          </li>
        ))}
      </ul>
    </section>
  )
}
