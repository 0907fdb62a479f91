import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { ProfileIndex } from './ProfileIndex.tsx'

export default defineWidget('account/profile-index', ProfileIndex)
