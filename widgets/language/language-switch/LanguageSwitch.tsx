import { Message, useLocaleLinks } from '../../../runtime/widget-api/index.ts'
import styles from './LanguageSwitch.module.css'

/** The languages side by side: one tap leads to the same page in the other. */
export function LanguageSwitch() {
  const links = useLocaleLinks()
  return (
    <div className={styles.switch}>
      <span className="visually-hidden">
        <Message id="layout.header.language" />
      </span>
      {links.map((link) => (
        <a
          key={link.code}
          className={styles.choice}
          href={link.href}
          lang={link.code.slice(0, 2)}
          hrefLang={link.code.slice(0, 2)}
          aria-current={link.current ? 'true' : undefined}
        >
          {link.name}
        </a>
      ))}
    </div>
  )
}
