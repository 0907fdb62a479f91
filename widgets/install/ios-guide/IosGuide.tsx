import { useIsLive } from '../../../runtime/widget-api/pages.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { useGuideOnce } from '../hooks/use-guide-once.ts'
import { isIos } from '../model/device.ts'
import styles from './IosGuide.module.css'

const steps = [
  { step: 'share', icon: 'share-ios' },
  { step: 'add', icon: 'add-to-screen' },
  { step: 'open', icon: 'check' },
] as const

/**
 * The guide that explains how to add the site to the home screen of an iPhone or iPad (MOD-01, MOD-06). Renders nothing
 * on other systems.
 */
export function IosGuide({ pages }: PropsOf<'install/ios-guide'>) {
  const dialog = useGuideOnce(pages)
  const brand = useBrand()
  if (!useIsLive() || !isIos()) return null
  return (
    <Dialog id="dialog-ios-guide" state={dialog} title={<Message id="install.ios-guide.title" />}>
      <p className={styles.brand}>
        <img src={brand.icon} alt="" width={56} height={56} />
        <Message id="install.ios-guide.text" values={{ name: brand.name }} />
      </p>
      <ol className={styles.steps}>
        {steps.map(({ step, icon }) => (
          <li key={step}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span>
              <Message id={`install.ios-guide.${step}`} values={{ name: brand.name }} />
            </span>
          </li>
        ))}
      </ol>
      <button type="button" className={`${formStyles.submit} ${styles.done}`} onClick={dialog.close}>
        <Message id="install.ios-guide.done" />
      </button>
    </Dialog>
  )
}
