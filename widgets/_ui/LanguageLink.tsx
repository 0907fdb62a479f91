import type { LocaleLink } from '../../runtime/widget-api/pages.ts'
import { languageOf } from '../../schemas/locale-code.ts'

/** A link to the current page in one of the brand's languages, named in that language (LOC-03). */
export function LanguageLink({
  link,
  className,
}: {
  readonly link: LocaleLink
  readonly className?: string | undefined
}) {
  const language = languageOf(link.code)
  return (
    <a
      className={className}
      href={link.href}
      lang={language}
      hrefLang={language}
      aria-current={link.current ? 'true' : undefined}
    >
      {link.name}
    </a>
  )
}
