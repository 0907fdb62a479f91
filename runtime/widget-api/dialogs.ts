/** Dialogs with entries in the browser's history. */
export { useAddressDialog } from '../dialogs/address-dialog.ts'
export { loadDialog } from '../dialogs/needed-dialog.ts'
export { useSkippedFrameEntries } from '../dialogs/skip-frame-entries.ts'
export { type DialogState, useDialog } from '../dialogs/use-dialog.ts'
export { useOpenDialogs } from '../dialogs/open-dialogs.ts'
