import { Link, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { Message, safeLink } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'

/**
 * The link of a notice. An `https:` link opens in a new tab. Renders nothing for an empty or unsafe link.
 */
export function NoticeLink({ link }: { readonly link: string }) {
  const local = useLocalPath()
  const href = safeLink(link)
  if (href === undefined) return null
  return href.startsWith('/') ? (
    <Link className={formStyles.submit} to={local(href)}>
      <Message id="notices.more" />
    </Link>
  ) : (
    <a
      className={formStyles.submit}
      href={href}
      {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Message id="notices.more" />
    </a>
  )
}
