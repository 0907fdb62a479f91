import { Message } from '../../../runtime/widget-api/text.ts'
import { useLocaleLinks } from '../../../runtime/widget-api/pages.ts'
import { LanguageLink } from '../../_ui/LanguageLink.tsx'
import styles from './LanguageSwitch.module.css'

/** The languages side by side. A tap on a language leads to the same page in this language. */
export function LanguageSwitch() {
  const links = useLocaleLinks()
  return (
    <div className={styles.switch}>
      <span className="visually-hidden">
        <Message id="language.language-switch.label" />
      </span>
      {links.map((link) => (
        <LanguageLink key={link.code} link={link} className={styles.choice} />
      ))}
    </div>
  )
}
