import { defineWidget } from '../../../runtime/widget-api/widget.ts'
import { DepositNote } from './DepositNote.tsx'

export default defineWidget('responsible-play/deposit-note', DepositNote)
