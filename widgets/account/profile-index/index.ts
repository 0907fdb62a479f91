import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ProfileIndex } from './ProfileIndex.tsx'

export default defineWidget('account/profile-index', ProfileIndex)
