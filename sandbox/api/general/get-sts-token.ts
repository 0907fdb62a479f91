import { readObjectName } from '../../objects/read-object-name.ts'
import { memberEndpoint } from '../endpoint.ts'

/** Temporary credentials for one object of the brand's bucket (UPL-14). */
export const generalGetStsToken = memberEndpoint('general/get-sts-token', async (call) => {
  const { sandbox, merchant, payload, storage } = call
  const name = readObjectName(payload.filename)
  if (typeof name !== 'string') return name
  const key = `${storage.prefix}/${name}`
  const { grant, server } = await sandbox.objects.grant({ merchantId: merchant.id, bucket: storage.bucket, key })
  return {
    status: true,
    data: {
      AccessKeyId: grant.accessKeyId,
      SecretAccessKey: grant.secretAccessKey,
      SessionToken: grant.sessionToken,
      region: storage.region,
      Expiration: new Date(grant.until).toISOString(),
      bucket: storage.bucket,
      filepath: key,
      contentType: payload.filetype,
      endpoint: server.origin,
    },
  }
})
