import { Message } from '../../../runtime/widget-api/text.ts'
import { useCountries } from '../hooks/use-countries.ts'
import styles from '../../_ui/form/form.module.css'

/** Offers to load the countries again after they have failed to load. */
export function CountriesFailed() {
  const { isError, retry } = useCountries()
  if (!isError) return null
  return (
    <div className={styles.row} role="alert">
      <span className={styles.error}>
        <Message id="error.load" />
      </span>
      <button type="button" className={styles.link} onClick={retry}>
        <Message id="common.retry" />
      </button>
    </div>
  )
}
