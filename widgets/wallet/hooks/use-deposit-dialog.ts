import { type DialogState, useAddressDialog, useDialog } from '../../../runtime/widget-api/dialogs.ts'

const choices = ['deposit'] as const
const carries = ['promotion', 'channel'] as const

/**
 * The dialog of deposits, which `?deposit=1` opens as well (RTE-14). What the address knows of the deposit goes with it
 * when it closes (MOD-07).
 */
export function useDepositDialog(): DialogState {
  const dialog = useDialog('deposit')
  const address = useAddressDialog({ choices, carries })
  return {
    isOpen: dialog.isOpen || address.isOpen,
    open: () => {
      if (!address.isOpen) dialog.open()
    },
    close: () => {
      if (address.isOpen) address.close()
      else dialog.close()
    },
  }
}
