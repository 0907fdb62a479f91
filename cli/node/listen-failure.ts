import { isSystemError } from '../../runtime/sources/system-error.ts'
import { UsageError } from '../command-context.ts'

/** The facts about the server that the message needs. */
interface ListenOptions {
  /** The port, if the system's error does not name it. */
  readonly port?: number
  /** The options that choose another port, such as `--port`. */
  readonly portOptions: string
}

/**
 * The message for an operator about a server that cannot listen.
 *
 * @returns the error itself if it has another cause
 */
export function listenFailure(error: unknown, { port: given, portOptions }: ListenOptions): unknown {
  if (!isSystemError(error)) return error
  const { code, syscall, port = given, address, hostname } = error
  const another = `choose another port with ${portOptions}`
  switch (code) {
    case 'EADDRINUSE':
      return new UsageError(`Port ${port} is in use. Stop the program that uses it, or ${another}.`)
    case 'EACCES':
      if (syscall !== 'listen') return error
      return new UsageError(
        `Your account may not listen on port ${port}. Choose a port from 1024 to 65535 with ${portOptions}.`,
      )
    case 'EADDRNOTAVAIL':
      return new UsageError(`This computer does not have the address ${address}. Correct --address.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        `There is no address "${hostname}". Write --address as an address of this computer, such as 127.0.0.1.`,
      )
    default:
      return error
  }
}
