import { defineWidget } from '../../../runtime/widget-api/index.ts'
import { IdVerification } from './IdVerification.tsx'

export default defineWidget('account/id-verification', IdVerification)
