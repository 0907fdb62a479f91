import { Link, useLocalPath } from '../../../runtime/widget-api/pages.ts'
import { Message, safeLink } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'

/** The link of a notice, to a page of the site or to another site. Renders nothing for an empty or unsafe link. */
export function NoticeLink({ link }: { readonly link: string }) {
  const local = useLocalPath()
  const href = safeLink(link)
  if (href === undefined || link === '') return null
  return link.startsWith('/') ? (
    <Link className={formStyles.submit} to={local(link)}>
      <Message id="notices.more" />
    </Link>
  ) : (
    <a className={formStyles.submit} href={href} target="_blank" rel="noopener noreferrer">
      <Message id="notices.more" />
    </a>
  )
}
