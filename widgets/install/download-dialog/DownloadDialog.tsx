import { usePublicData } from '../../../runtime/widget-api/data.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import { QrCode } from '../../_ui/qr-code/QrCode.tsx'
import { isInstalled, isIos } from '../model/device.ts'
import styles from './DownloadDialog.module.css'

/** The size of a code, in CSS pixels (MOD-04). */
const codeSize = 110

/**
 * The dialog of the brand's apps (MOD-01, MOD-04). In a browser on an iPhone or iPad, it also offers the guide to the
 * home screen.
 */
export function DownloadDialog() {
  const dialog = useDialog('app-download')
  const brand = useBrand()
  const { data, isError, retry } = usePublicData('layout/general')
  const isLive = useIsLive()
  const systems = (['ios', 'android'] as const).flatMap((system) => {
    const href = data?.appDownload[system]
    return href === undefined ? [] : [{ system, href }]
  })
  return (
    <Dialog
      id="dialog-app-download"
      state={dialog}
      width={480}
      title={<Message id="install.download-dialog.title" values={{ name: brand.name }} />}
    >
      {isError ? (
        <LoadFailed onRetry={retry} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <>
          <p className={styles.text}>
            <Message id={`install.download-dialog.${systems.length === 0 ? 'empty' : 'text'}`} />
          </p>
          {systems.length === 0 ? null : (
            <ul className={styles.systems}>
              {systems.map((one) => (
                <System key={one.system} {...one} isShown={dialog.isOpen} />
              ))}
            </ul>
          )}
          {isLive && isIos() && !isInstalled() ? (
            <button type="button" className={formStyles.secondary} onClick={() => dialog.replaceWith('ios-guide')}>
              <Icon name="add-to-screen" size={20} />
              <Message id="install.download-dialog.guide" />
            </button>
          ) : null}
        </>
      )}
    </Dialog>
  )
}

interface SystemProps {
  readonly system: 'ios' | 'android'
  readonly href: string
  /** False in a closed dialog, which draws no QR code. */
  readonly isShown: boolean
}

function System({ system, href, isShown }: SystemProps) {
  const intl = useIntl()
  return (
    <li className={styles.system}>
      {isShown ? (
        <QrCode
          text={href}
          size={codeSize}
          label={intl.formatMessage({ id: `install.download-dialog.scan-${system}` })}
        />
      ) : null}
      <b>
        <Message id={`install.download-dialog.${system}`} />
      </b>
      <a className={formStyles.submit} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="download" size={20} />
        <Message id="install.download-dialog.get" values={{ system }} />
      </a>
    </li>
  )
}
