import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { WalletChooser } from './WalletChooser.tsx'

export default defineWidget('games/wallet-chooser', WalletChooser)
