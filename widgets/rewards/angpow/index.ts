import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { Angpow } from './Angpow.tsx'

export default defineWidget('rewards/angpow', Angpow)
