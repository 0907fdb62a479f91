/** Dialogs, which the browser's history knows. */
export { useAddressDialog } from '../page/address-dialog.ts'
export { type DialogState, useDialog } from '../page/dialogs.ts'
