import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Limits } from './Limits.tsx'

export default defineWidget('responsible-play/limits', Limits)
