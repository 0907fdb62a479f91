import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { WalletChooser } from './WalletChooser.tsx'

export default defineWidget('games/wallet-chooser', WalletChooser)
