import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { MemberMenu } from './MemberMenu.tsx'

export default defineWidget('account/member-menu', MemberMenu)
