import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PushChoice } from './PushChoice.tsx'

export default defineWidget('analytics/push-choice', PushChoice)
