/**
 * Starts one server of the benchmark, and prints `port N` when it is ready. Usage: `serve.ts host OPTIONS`, with the
 * options of `startHost` as JSON, or `serve.ts bare PORT`, which serves a copy of the host's home page at PORT.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startHost } from '../../../app/start-host.ts'
import { takePage } from './page.ts'

const [subject, argument = ''] = process.argv.slice(2)

if (subject === 'host') {
  const { port } = await startHost(JSON.parse(argument))
  console.log(`port ${port}`)
} else {
  // The fastest server that Node allows: sends the page's bytes and headers from memory without any decision.
  const { headers, body } = await takePage(Number(argument))
  const { date: _date, connection: _connection, 'keep-alive': _keep, 'transfer-encoding': _transfer, ...kept } = headers
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...kept, 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
}
