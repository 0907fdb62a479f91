import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

const lastChunk = Buffer.from('0\r\n\r\n')

/**
 * Requests a second that a server on this machine handles. Each connection sends its next request after a response.
 * Parses only the head of a response: a load generator must not be busier than the server.
 *
 * @throws if a response is not a page (a status other than 200), or if a connection ends
 */
export async function requestsPerSecond({ port, path, headers, connections, seconds }: Load): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const sockets: Socket[] = []
  let responses = 0
  let isOver = false
  const began = performance.now()
  const keepAsking = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      sockets.push(socket)
      /** Number of remaining bytes. Undefined for a chunked response. */
      let left: number | undefined = 0
      const take = (chunk: Buffer) => {
        left = left === 0 ? bodyAfterHead(chunk) : left === undefined ? undefined : left - chunk.length
        if (left === undefined ? !chunk.subarray(-lastChunk.length).equals(lastChunk) : left > 0) return
        left = 0
        responses += 1
        if (isOver) resolve()
        else socket.write(request)
      }
      socket.on('data', (chunk) => {
        // An error that a listener throws would end the process.
        try {
          take(chunk)
        } catch (error) {
          reject(error as Error)
        }
      })
      socket.on('error', reject)
      socket.on('close', () => reject(new Error(`The server at port ${port} has closed a connection.`)))
    })
  const all = Promise.all(Array.from({ length: connections }, keepAsking))
  const timer = setTimeout(() => (isOver = true), seconds * 1000)
  try {
    await all
    return responses / ((performance.now() - began) / 1000)
  } finally {
    clearTimeout(timer)
    for (const socket of sockets) socket.removeAllListeners('close').destroy()
  }
}

/** The remaining bytes of a response after its first piece. Undefined for a chunked response. */
function bodyAfterHead(piece: Buffer): number | undefined {
  const end = piece.indexOf('\r\n\r\n') + 4
  const head = piece.toString('latin1', 0, end)
  if (end < 4 || !head.startsWith('HTTP/1.1 200 ')) throw new Error(`A response was not a page: ${head.slice(0, 80)}`)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined ? undefined : Number(length) - (piece.length - end)
}
