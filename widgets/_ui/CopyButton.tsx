import { useEffect, useState } from 'react'
import { Message } from '../../runtime/widget-api/text.ts'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'

interface CopyButtonProps {
  /** The copied text, such as `1500.25`. */
  readonly text: string
  /** The name of the text for a screen reader, such as "Account number". */
  readonly label: React.ReactNode
  /** How long the button confirms the copy, in ms (DEP-13). */
  readonly confirmTime?: number
}

type State = 'ready' | 'copied' | 'refused'

const ready = { state: 'ready' } as const

const words: Readonly<Record<State, string>> = {
  ready: 'common.copy',
  copied: 'common.copied',
  refused: 'common.copy-refused',
}

/** Copies a text and confirms it for a moment. If the browser refuses, the button reports it. */
export function CopyButton({ text, label, confirmTime = 1000 }: CopyButtonProps) {
  // A new object for each copy, so that a second copy is confirmed for the whole time again.
  const [shown, setShown] = useState<{ readonly state: State }>(ready)
  const { state } = shown
  useEffect(() => {
    if (shown.state === 'ready') return
    const timer = setTimeout(() => setShown(ready), shown.state === 'copied' ? confirmTime : 4000)
    return () => clearTimeout(timer)
  }, [shown, confirmTime])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setShown({ state: 'copied' })
    } catch {
      setShown({ state: 'refused' })
    }
  }

  return (
    <>
      <button type="button" className={styles.button} data-state={state} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
        <Message id={words[state]} /> <span className="visually-hidden">{label}</span>
      </button>
      <span className="visually-hidden" role="status">
        {state === 'ready' ? null : <Message id={words[state]} />}
      </span>
    </>
  )
}
