import { defineHost } from '../../runtime/widget-api/host.ts'

/** The title and description of a promotion's page. */
export default defineHost({
  describePage({ blocks, data, parameters }) {
    if (!blocks.some(({ widget }) => widget === 'promotions/promotion-page')) return undefined
    const promotion = data('promotions/list')?.find(({ promotion_id }) => String(promotion_id) === parameters.id)
    return promotion && { title: promotion.title, description: promotion.description }
  },
})
