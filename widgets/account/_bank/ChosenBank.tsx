import { useIntl } from '../../../runtime/widget-api/text.ts'
import type { Bank } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import styles from './bank.module.css'

/** The chosen bank, with a button to choose another bank. */
export function ChosenBank({ bank, onEdit }: { readonly bank: Bank; readonly onEdit: () => void }) {
  const intl = useIntl()
  return (
    <div className={styles.chosen}>
      <img src={bank.img || undefined} alt="" width={36} height={36} />
      <span>{bank.bank_name}</span>
      <button
        type="button"
        className={formStyles.fieldTool}
        aria-label={intl.formatMessage({ id: 'auth.other-bank' })}
        onClick={onEdit}
      >
        <Icon name="edit" size={20} />
      </button>
    </div>
  )
}
