import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LaunchState } from '../model/launch-state.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { gameClosed } from '../model/game-closed.ts'
import { sendForm } from '../model/game-window.ts'
import { useGameShell } from '../hooks/use-games.ts'
import styles from './PlayFrame.module.css'

type Target = Extract<LaunchState, { readonly step: 'framed' }>['target']

/** How long a frame may stay empty before the page shows a note about it, in ms. */
const lateAfter = 15_000

/**
 * The frame of a game. The game can run scripts, and cannot navigate the page around it. HTML runs in the game shell. A
 * form goes into an empty frame, which adds no history entry: going back to one would send the form again.
 */
export function GameFrame({
  target,
  title,
  onClosed,
}: {
  readonly target: Target
  readonly title: string
  /** Called when the provider has returned the player. */
  readonly onClosed: () => void
}) {
  const shell = useGameShell()
  const frame = useRef<HTMLIFrameElement>(null)
  const [name] = useState(() => `game-${crypto.randomUUID()}`)
  const [isLate, setIsLate] = useState(false)
  const isSent = useRef(target.kind !== 'form')
  const isOpaque = target.kind === 'form' || (target.kind === 'html' && shell.target === '*')

  useEffect(() => {
    if (target.kind === 'form') {
      isSent.current = true
      // The form opens a document of the provider, which may have the provider's origin.
      frame.current?.sandbox.add('allow-same-origin')
      sendForm(target, name)
    }
    if (target.kind !== 'html') return
    // The shell reports when it has loaded. This page then sends it the HTML.
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data !== name) return
      frame.current?.contentWindow?.postMessage({ nonce: name, html: target.html }, shell.target)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [target, name, shell.target])

  const closed = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source === frame.current?.contentWindow && data === gameClosed) onClosed()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => closed(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  const loaded = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(!loaded.current), lateAfter)
    return () => clearTimeout(timer)
  }, [target])

  return (
    <>
      {isLate ? (
        <p className={styles.late} role="alert">
          <Message id="games.late" />
        </p>
      ) : null}
      <iframe
        ref={frame}
        name={name}
        title={title}
        className={styles.frame}
        src={target.kind === 'url' ? target.url : target.kind === 'html' ? `${shell.address}#${name}` : undefined}
        sandbox={`allow-scripts allow-forms allow-popups${isOpaque ? '' : ' allow-same-origin'}`}
        allow="autoplay; fullscreen"
        referrerPolicy="strict-origin"
        onLoad={() => {
          // An empty frame fires `load` too.
          if (!isSent.current) return
          loaded.current = true
          setIsLate(false)
        }}
      />
    </>
  )
}
