import { Message, useLocaleLinks } from '../../../runtime/widget-api/index.ts'
import styles from './LanguagePage.module.css'

/** The choice of language on a page of its own (LOC-08). */
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
            <a
              className={styles.choice}
              href={link.href}
              lang={link.code.slice(0, 2)}
              hrefLang={link.code.slice(0, 2)}
              aria-current={link.current ? 'true' : undefined}
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
