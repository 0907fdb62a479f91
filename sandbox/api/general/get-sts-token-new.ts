import { badRequest, refuse } from '../../http/envelope.ts'
import { readObjectName } from '../../objects/read-object-name.ts'
import { memberEndpoint } from '../endpoint.ts'

/** Presigns the upload of one object to the brand's bucket. Accepts both forms of the payload (UPL-14). */
export const generalGetStsTokenNew = memberEndpoint('general/get-sts-token-new', async (call) => {
  const { sandbox, merchant, payload, storage } = call
  const name = readObjectName(payload.file_name ?? payload.filename)
  if (typeof name !== 'string') return name
  if ((payload.content_type ?? payload.filetype) === undefined) return refuse(badRequest, 'content_type is missing.')
  const key = `${storage.prefix}/${name}`
  const { grant, server } = await sandbox.objects.grant({ merchantId: merchant.id, bucket: storage.bucket, key })
  return {
    status: true,
    data: { url: await server.presign(grant), body: { method: 'PUT', action: 'putObject' }, field: { key } },
  }
})
