import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import { useCommunity } from '../hooks/use-community.ts'
import styles from './CommunityDialog.module.css'

const icons = { telegram: 'send', whatsapp: 'whatsapp', line: 'line', 'line-friend': 'line' } as const

/** The dialog of the brand's community (MOD-01, CON-03). Each link opens in a new tab. */
export function CommunityDialog() {
  const dialog = useDialog('community')
  const { places, isError, retry } = useCommunity()
  return (
    <Dialog id="dialog-community" state={dialog} title={<Message id="contact.community-dialog.title" />}>
      {isError ? (
        <LoadFailed onRetry={retry} />
      ) : places === undefined ? (
        <Waiting />
      ) : places.length === 0 ? (
        <p>
          <Message id="contact.community-dialog.empty" />
        </p>
      ) : (
        <>
          <p className={styles.text}>
            <Message id="contact.community-dialog.text" />
          </p>
          <ul className={styles.places}>
            {places.map(({ place, href }) => (
              <li key={place}>
                <a className={styles.place} data-place={place} href={href} target="_blank" rel="noopener noreferrer">
                  <span className={styles.icon}>
                    <Icon name={icons[place]} />
                  </span>
                  <span className={styles.words}>
                    <b>
                      <Message id={`contact.community-dialog.${place}`} />
                    </b>
                    <small>
                      <Message id={`contact.community-dialog.${place}-text`} />
                    </small>
                  </span>
                  <Icon name="chevron" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
