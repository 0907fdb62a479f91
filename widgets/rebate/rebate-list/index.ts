import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { RebateList } from './RebateList.tsx'

export default defineWidget('rebate/rebate-list', RebateList)
