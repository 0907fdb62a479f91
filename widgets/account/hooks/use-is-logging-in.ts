import { useOpenDialogs } from '../../../runtime/widget-api/dialogs.ts'
import { useRouteId } from '../../../runtime/widget-api/pages.ts'

const dialogs: readonly string[] = ['auth', 'forgot']
const pages: readonly (string | undefined)[] = ['login', 'register']

/** Whether the login, the sign-up or the form for a forgotten password is open, as a page or as a dialog. */
export function useIsLoggingIn(): boolean {
  const page = useRouteId()
  const open = useOpenDialogs()
  return pages.includes(page) || open.some((name) => dialogs.includes(name))
}
