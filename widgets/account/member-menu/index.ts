import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { MemberMenu } from './MemberMenu.tsx'

export default defineWidget('account/member-menu', MemberMenu)
