import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { History } from './History.tsx'

export default defineWidget('wallet/history', History)
