import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { PartnershipPage } from './PartnershipPage.tsx'

export default defineWidget('partners/partnership-page', PartnershipPage)
