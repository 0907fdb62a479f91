import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { ConsentBanner } from './ConsentBanner.tsx'

export default defineWidget('analytics/consent-banner', ConsentBanner)
