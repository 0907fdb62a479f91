import { Message } from '../../../runtime/widget-api/text.ts'
import { useLocaleLinks } from '../../../runtime/widget-api/pages.ts'
import { LanguageLink } from '../../_ui/LanguageLink.tsx'
import styles from './LanguagePage.module.css'

/** The choice of language on a separate page (LOC-08). */
export function LanguagePage() {
  const links = useLocaleLinks()
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
