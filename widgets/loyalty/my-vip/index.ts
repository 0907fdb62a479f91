import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { MyVip } from './MyVip.tsx'

export default defineWidget('loyalty/my-vip', MyVip)
