import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { History } from './History.tsx'

export default defineWidget('wallet/history', History)
