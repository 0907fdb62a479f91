import { Message } from '../site/Message.tsx'
import { useSite } from '../site/site-context.ts'

/**
 * The content of a missing page (NAV-02, NAV-03).
 *
 * @param path the path of the browser's address
 */
export function NotFound({ path }: { readonly path: string }) {
  const { data } = useSite()
  return (
    <section className="not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>
        <Message id="error.page-not-found" />
      </h1>
      <p className="not-found-path">{readablePath(path)}</p>
      <a className="button" href={`/${data.locale}`}>
        <Message id="common.home" />
      </a>
    </section>
  )
}

/** A decoded path, without characters that would change its display. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\p{C}/gu, '')
  } catch {
    return path
  }
}
