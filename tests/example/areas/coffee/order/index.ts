import { defineWidget } from 'livery/widget-api/widget'
import { Order } from './Order.tsx'

export default defineWidget('coffee/order', Order)
