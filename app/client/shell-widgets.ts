import contactBar from '../../widgets/contact/contact-bar/index.ts'
import launchNotice from '../../widgets/games/launch-notice/index.ts'
import loginToPlay from '../../widgets/games/login-to-play/index.ts'
import walletChooser from '../../widgets/games/wallet-chooser/index.ts'
import appDownload from '../../widgets/layout/app-download/index.ts'
import footer from '../../widgets/layout/footer/index.ts'
import landscapeWarning from '../../widgets/layout/landscape-warning/index.ts'
import type { WidgetDefinition } from '../../runtime/widget-api/index.ts'

/**
 * Widgets that stand on nearly every page, beside header and navigation. They come with the site's own file: on a slow
 * phone each request costs more than the few bytes of such a widget. Each comes to life by itself all the same.
 */
export const shellWidgets: readonly WidgetDefinition[] = [
  appDownload,
  footer,
  landscapeWarning,
  contactBar,
  launchNotice,
  loginToPlay,
  walletChooser,
]
