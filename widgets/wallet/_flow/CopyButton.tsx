import { useEffect, useState } from 'react'
import { Message } from '../../../runtime/widget-api/index.ts'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './deposit.module.css'

/** How long it says that the text was copied, ms (DEP-13). */
const copiedTime = 2000

/** Copies the text that is shown beside it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), copiedTime)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  const said = outcome === 'copied' ? 'deposit.copied' : outcome === 'failed' ? 'deposit.copy-failed' : undefined
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-copied={outcome === 'copied' || undefined}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Icon name="check" size={16} /> : null}
        <Message id={said ?? 'deposit.copy'} />{' '}
        <span className="visually-hidden">
          <Message id={label} />
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {said === undefined ? null : <Message id={said} />}
      </span>
    </>
  )
}
