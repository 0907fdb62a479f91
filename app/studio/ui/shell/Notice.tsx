import { useEffect } from 'react'
import { dismiss, useStudio } from '../studio-state.ts'
import { useText } from '../use-text.ts'
import { StudioIcon } from '../StudioIcon.tsx'

/** How long a success message is shown, in ms. */
const shownFor = 5_000

/**
 * Shows the last message: a success for 5 s, a failure until the operator closes it. While a dialog is open, only the
 * dialog shows the message.
 */
export function Notice({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const text = useText()
  const notice = useStudio((state) => (isInDialog || state.dialogs === 0 ? state.notice : undefined))
  useEffect(() => {
    if (!notice || notice.isError) return undefined
    const timer = setTimeout(dismiss, shownFor)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className="notices" role="status">
      {notice && (
        <p data-error={notice.isError || undefined}>
          {notice.text}
          <button type="button" className="icon" aria-label={text('close')} onClick={dismiss}>
            <StudioIcon name="close" />
          </button>
        </p>
      )}
    </div>
  )
}
