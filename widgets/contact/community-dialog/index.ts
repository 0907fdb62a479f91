import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { CommunityDialog } from './CommunityDialog.tsx'

export default defineWidget('contact/community-dialog', CommunityDialog)
