import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import styles from './deposit.module.css'
import { useReceiptUploads } from './use-receipt-uploads.ts'

interface ReceiptFieldProps {
  readonly id: string
  /** Keys of the uploaded pictures. */
  readonly receipts: readonly string[]
  readonly most: 1 | 2
  /** Whether the member has tried to send the form without a picture. */
  readonly isMissing: boolean
  readonly isLocked: boolean
  /** Id of a message about the picture, below the field. */
  readonly hint: string
  readonly onAdd: (key: string, picture: Blob) => void
  readonly onRemove: (key: string) => void
  /** Called with true when uploads start, and with false when all uploads have ended. */
  readonly onBusy: (isBusy: boolean) => void
}

/** The field for the pictures of a transfer. Chosen pictures upload immediately, one after the other (DEP-05). */
export function ReceiptField(props: ReceiptFieldProps) {
  const { id, receipts, most, isMissing, isLocked, hint, onAdd, onRemove, onBusy } = props
  const { percent, error, previews, take, cancel } = useReceiptUploads({
    free: most - receipts.length,
    most,
    isLocked,
    onAdd,
    onBusy,
  })
  const shown = error ?? (isMissing ? { id: 'error_required' as const, n: 0 } : undefined)
  const isBusy = percent !== undefined
  const field = `${id}-receipt`
  // When an upload ends, the cancel button disappears. After the last allowed picture, the file input disappears too.
  const root = useFocusFallback<HTMLDivElement>(!isBusy)
  const remove = (key: string) => {
    root.current?.focus()
    onRemove(key)
  }
  return (
    <div ref={root} className={formStyles.field} role="group" aria-labelledby={`${field}-label`} tabIndex={-1}>
      <span className={formStyles.label} id={`${field}-label`}>
        <Message id="deposit.receipt" />
      </span>
      {/* Screen readers announce each new picture. */}
      <div role="status" aria-atomic={false} className={styles.sent}>
        <ReceiptList receipts={receipts} previews={previews} isLocked={isLocked} onRemove={remove} />
      </div>
      {receipts.length < most ? (
        <label className={styles.drop} data-invalid={shown ? '' : undefined} data-busy={isBusy || undefined}>
          <input
            id={field}
            type="file"
            className="visually-hidden"
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            multiple={most > 1}
            // A `disabled` input would lose the focus.
            aria-disabled={isLocked || isBusy}
            onClick={(event) => {
              if (isLocked || isBusy) event.preventDefault()
            }}
            aria-describedby={`${field}-hint${shown ? ` ${field}-error` : ''}`}
            onChange={(event) => {
              const chosen = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              void take(chosen)
            }}
          />
          <Icon name="receipt" size={28} />
          <span>
            {isBusy ? (
              <Message id="deposit.receipt-sending" values={{ percent: Math.round(percent) }} />
            ) : (
              <Message id="deposit.receipt-choose" />
            )}
          </span>
          {isBusy ? <progress max={100} value={percent} aria-labelledby={`${field}-label`} /> : null}
        </label>
      ) : null}
      {isBusy ? (
        <button type="button" className={formStyles.link} onClick={cancel}>
          <Message id="common.cancel" />
        </button>
      ) : null}
      <p id={`${field}-hint`} className={formStyles.hint}>
        <Message id={hint} values={{ n: most }} />
      </p>
      {shown ? (
        <p id={`${field}-error`} className={formStyles.error} role="alert">
          <Message id={shown.id} values={{ n: shown.n ?? 0 }} />
        </p>
      ) : null}
    </div>
  )
}

/** The uploaded pictures, each with a button that removes it. */
function ReceiptList({
  receipts,
  previews,
  isLocked,
  onRemove,
}: Pick<ReceiptFieldProps, 'receipts' | 'isLocked' | 'onRemove'> & {
  /** The address of each picture that this page has uploaded, by its key. */
  readonly previews: Readonly<Record<string, string>>
}) {
  const intl = useIntl()
  if (receipts.length === 0) return null
  return (
    <ul className={styles.receipts}>
      {receipts.map((key, index) => (
        <li key={key}>
          {previews[key] ? <img src={previews[key]} alt="" width={64} height={64} /> : <Icon name="check" />}
          <span>
            <Message id="deposit.receipt-sent" values={{ n: index + 1 }} />
          </span>
          <button
            type="button"
            className={formStyles.link}
            disabled={isLocked}
            onClick={() => onRemove(key)}
            aria-label={intl.formatMessage({ id: 'deposit.receipt-remove' }, { n: index + 1 })}
          >
            <Message id="deposit.remove" />
          </button>
        </li>
      ))}
    </ul>
  )
}
