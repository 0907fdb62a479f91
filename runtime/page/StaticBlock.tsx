import {
  type HTMLAttributes,
  type MouseEvent,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { replayTap, takeTap } from '../head/tap-capture.ts'
import { isPlainClick, isOfSite } from '../routing/plain-click.ts'
import { useNavigate } from '../routing/use-navigate.ts'
import { type ShownData, StaticBlocksContext } from '../site/static-blocks.ts'
import { useServerClock } from '../site/use-server-clock.ts'
import { useSession } from '../site/use-session.ts'
import { useShownData } from '../site/use-shown-data.ts'

interface StaticBlockProps {
  /** The attributes of the block's element. */
  readonly attributes: HTMLAttributes<HTMLDivElement>
  readonly widget: string
  readonly shown: ShownData
  /** Called when the block may render again, because the load of newer data has ended. */
  readonly onOutdated: () => void
}

/** React ignores this value during hydration and leaves the host's HTML unchanged. */
const hostHtml = { __html: '' }

/**
 * A block without behaviour, in the host's HTML. It renders again only if its HTML is lost or may be outdated, for
 * example for a member. Its data loads when the visitor leaves the page, so that Back shows it immediately.
 */
export function StaticBlock({ attributes, widget, shown, onOutdated }: StaticBlockProps) {
  const blocks = useContext(StaticBlocksContext)
  const { differsByMember, load } = useShownData(shown)
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const isMember = useSession(({ loggedIn }) => loggedIn)
  const [isEmpty, setIsEmpty] = useState(false)
  const until = blocks?.untilOf(widget)
  const now = useServerClock(until === undefined ? [] : [until])
  const isOver = until !== undefined && now >= until
  const isOutdated = isEmpty || isOver || blocks?.isOld === true || (isMember && differsByMember)
  const loadData = useEffectEvent(load)
  const renew = useEffectEvent(() => startTransition(onOutdated))
  useEffect(() => {
    if (place.current) replayTap(place.current, takeTap(place.current))
    // React replaces the host's elements if the page around them fails to hydrate.
    if (place.current?.firstChild === null) setIsEmpty(true)
    return () => {
      blocks?.forget(widget)
      void loadData()
    }
  }, [blocks, widget])
  useEffect(() => {
    if (!isOutdated) return
    let isMounted = true
    void Promise.all([loadData(), blocks?.prepare(widget)]).then(() => {
      if (isMounted) renew()
    })
    return () => {
      isMounted = false
    }
  }, [isOutdated, blocks, widget])

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link?.getAttribute('href') ?? ''
    if (!link || !isOfSite(to) || !isPlainClick(event, link)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    navigate(to, { replace: to === `${pathname}${search}${hash}` })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links take the keys
    <div
      ref={place}
      {...attributes}
      onClick={follow}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- an empty value: hydration leaves the host's HTML as it is
      dangerouslySetInnerHTML={hostHtml}
    />
  )
}
