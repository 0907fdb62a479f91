import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { AffiliateCard } from './AffiliateCard.tsx'

export default defineWidget('partners/affiliate-card', AffiliateCard)
