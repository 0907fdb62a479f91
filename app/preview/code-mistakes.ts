import { isForOperator } from '../../runtime/errors/operator-error.ts'
import { codeFailure } from '../areas/code-failure.ts'
import { logFailure, type ReportFailure } from '../host/report-failure.ts'
import { mistakePage } from './pages/mistake-page.ts'

/**
 * Shows a developer that code cannot be loaded: prints the message once, without a stack, and responds with it to each
 * page.
 *
 * @param fixStack replaces the places in an error's stack by those in the source files
 */
export function createCodeMistakes(print: (line: string) => void, fixStack: (error: Error) => void) {
  let message: string | undefined
  return {
    /** Loads code. Rejects with a message for the developer. */
    load: async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
      try {
        return await load()
      } catch (error) {
        if (error instanceof Error) fixStack(error)
        throw codeFailure(error, 'The code of the pages cannot be loaded:')
      }
    },
    onFailure: ((merchant, path, error) => {
      if (!isForOperator(error)) return logFailure(merchant, path, error)
      if (error.message !== message) print(error.message)
      message = error.message
    }) satisfies ReportFailure,
    /** The page with the mistake instead of a host's page that failed because of it. Returns any other response. */
    show: (response: Response, request: Request): Response => {
      if (response.ok) message = undefined
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
      return response.status === 500 && isPage && message !== undefined ? mistakePage(message, request) : response
    },
  }
}
