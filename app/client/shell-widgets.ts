import contactBar from '../../widgets/contact/contact-bar/index.ts'
import launchNotice from '../../widgets/games/launch-notice/index.ts'
import loginToPlay from '../../widgets/games/login-to-play/index.ts'
import walletChooser from '../../widgets/games/wallet-chooser/index.ts'
import appDownload from '../../widgets/layout/app-download/index.ts'
import footer from '../../widgets/layout/footer/index.ts'
import landscapeWarning from '../../widgets/layout/landscape-warning/index.ts'
import type { WidgetDefinition } from '../../runtime/widget-api/index.ts'
import type { ShellName } from './shell-names.ts'

/** The file that holds them all. */
export const shellWidgets: Readonly<Record<ShellName, WidgetDefinition>> = {
  'layout/app-download': appDownload,
  'layout/footer': footer,
  'layout/landscape-warning': landscapeWarning,
  'contact/contact-bar': contactBar,
  'games/launch-notice': launchNotice,
  'games/login-to-play': loginToPlay,
  'games/wallet-chooser': walletChooser,
}
