import { Message } from '../site/Message.tsx'
import { useSite } from '../site/site-context.ts'

interface NotFoundProps {
  /** The path of the browser's address. */
  readonly path: string
  /**
   * Whether the path fits a page whose guard or test of a parameter refuses the path (NAV-02). Any other path fits no
   * page (NAV-03).
   */
  readonly isRefused: boolean
}

/** The content of a missing page. */
export function NotFound({ path, isRefused }: NotFoundProps) {
  const { data } = useSite()
  return (
    <section className="not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>
        <Message id={isRefused ? 'error.not-found-path' : 'error.page-not-found'} />
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
