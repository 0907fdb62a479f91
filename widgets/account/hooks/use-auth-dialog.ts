import { type DialogState, useAddressDialog } from '../../../runtime/widget-api/dialogs.ts'

/** A tab of the login and sign-up dialog, named like the query parameter that opens it (QRY-01). */
export type AuthTab = 'login' | 'signup'

const choices: readonly AuthTab[] = ['signup', 'login']

/** The login and sign-up dialog. The address contains its state: `?login=1` or `?signup=1`. */
export function useAuthDialog(): DialogState & { readonly tab: AuthTab; readonly show: (tab: AuthTab) => void } {
  const { choice, isOpen, show, close } = useAddressDialog({ choices, carries: ['next'] })
  return { isOpen, tab: choice ?? 'login', show, open: () => show('login'), close }
}
