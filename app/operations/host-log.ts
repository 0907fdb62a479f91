import { type FinishedRequest, messageLine, pathWithoutPersons, requestLine } from './request-log.ts'

/** The formats of a host's log: sentences for a person, or a line of JSON for each event. */
export const logFormats = ['plain', 'json'] as const
export type LogFormat = (typeof logFormats)[number]

/** The log of a host. In the format `json`, the log also has a line for each finished request. */
export interface HostLog {
  warn(message: string): void
  /** A request that failed because of a bug. Its path is written without personal data. */
  requestFailed(merchant: string | undefined, path: string, error: unknown): void
  requestFinished(request: FinishedRequest): void
}

/** @param write prints a line of JSON */
export function createHostLog(format: LogFormat, write: (line: string) => void): HostLog {
  if (format === 'plain') {
    return {
      warn: (message) => console.warn(message),
      requestFailed: (merchant, path, error) => console.error(failureLine(merchant, path), error),
      requestFinished: () => {},
    }
  }
  return {
    warn: (message) => write(messageLine('warn', message.trim(), Date.now())),
    requestFailed: (merchant, path, error) => {
      const stack = error instanceof Error && error.stack !== undefined ? error.stack : String(error)
      write(messageLine('error', `${failureLine(merchant, path)} ${stack}`, Date.now()))
    },
    requestFinished: (request) => write(requestLine(request, Date.now())),
  }
}

const failureLine = (merchant = 'no brand', path: string) => `${merchant}: ${pathWithoutPersons(path)} failed.`
