import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ConsentChoice } from './ConsentChoice.tsx'

export default defineWidget('analytics/consent-choice', ConsentChoice)
