import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createShareServer, hostsOf } from './share-server.ts'

const taken = createServer()
afterEach(() => void taken.close())

function shareServer(port: number, address?: string) {
  const refuse = () => Promise.reject(new Error('No link was opened.'))
  return createShareServer({
    port,
    prepare: async () => {},
    openSite: refuse,
    ...(address === undefined ? {} : { address }),
  })
}

test('[BRD-06] the error of an unavailable port or address names the option that sets it', async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const server = shareServer(port)
  const message = `Port ${port} is in use. Start the studio with another --share-port.`
  await expect(server.open()).rejects.toThrow(message)
  taken.close()
  // A later attempt succeeds when the port is free.
  await expect.poll(() => server.open().then(() => 'open', String)).toBe('open')
  await server.close()
  await expect(shareServer(0, '192.0.2.7').open()).rejects.toThrow('does not have the address of --share')
})

test('[BRD-06] links at port 80 work: a browser leaves this port out of its requests', () => {
  expect(hostsOf('192.168.1.20', 80)).toEqual(['192.168.1.20', '192.168.1.20:80'])
  expect(hostsOf('192.168.1.20', 5182)).toEqual(['192.168.1.20:5182'])
})
