import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { RefreshButton } from './RefreshButton.tsx'

export default defineWidget('wallet/refresh-button', RefreshButton)
