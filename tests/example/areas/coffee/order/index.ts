import { defineWidget } from '../../../../../runtime/widget-api/widget.ts'
import { Order } from './Order.tsx'

export default defineWidget('coffee/order', Order)
