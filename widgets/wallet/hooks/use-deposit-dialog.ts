import { type DialogState, useAddressDialog, useDialog } from '../../../runtime/widget-api/dialogs.ts'

const choices = ['deposit'] as const
const carries = ['promotion', 'channel', 'amount'] as const

/**
 * The deposit dialog, which `?deposit=1` opens as well (RTE-14). Closing it removes the deposit's parameters from the
 * address (MOD-07).
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
