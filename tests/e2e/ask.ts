import { request } from 'node:http'
import { previewPort } from './ports.ts'

/** An answer as it comes over the wire, no redirect followed. */
export interface RawAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** Asks the preview for a path just as it is written, in the name of a host: no client tidies either of them first. */
export function ask(host: string, path: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: previewPort, path, headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }))
    })
    asking.on('error', reject)
    asking.end()
  })
}
