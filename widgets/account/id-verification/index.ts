import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { IdVerification } from './IdVerification.tsx'

export default defineWidget('account/id-verification', IdVerification)
