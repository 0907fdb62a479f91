import { codeOf, messageOf } from '../../runtime/errors/caught-error.ts'

/** The bucket that a failed request was for. */
interface FailedBucket {
  readonly bucket: string
  /** The address of the store, if the operator has set one. */
  readonly endpoint: string | undefined
}

const credentials =
  'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or run the command on a machine with an access role.'

/** The causes of a failed request. The key is the name of the error, or a system error code such as `ENOTFOUND`. */
const causes: Readonly<Record<string, (place: FailedBucket) => string>> = {
  AccessDenied: () =>
    'The access role may not do this. It needs s3:GetObject and s3:PutObject for the brand, and s3:ListBucket for the whole bucket. The operator’s guide explains these rights under "Publish and roll back".',
  NoSuchBucket: ({ bucket }) => `The store has no bucket "${bucket}". Create it, or correct the address.`,
  InvalidBucketName: ({ bucket }) => `The store refuses the name "${bucket}" of the bucket. Correct the address.`,
  PermanentRedirect: ({ bucket }) => `The bucket "${bucket}" is in another region. Set AWS_REGION to its region.`,
  AuthorizationHeaderMalformed: ({ bucket }) =>
    `The bucket "${bucket}" is probably in another region. Set AWS_REGION to its region.`,
  InvalidAccessKeyId: () => `The store does not know the access key. ${credentials}`,
  SignatureDoesNotMatch: () => 'The secret key does not belong to the access key. Correct AWS_SECRET_ACCESS_KEY.',
  ExpiredToken: () => 'The credentials have expired. Log in again, or renew AWS_SESSION_TOKEN.',
  InvalidToken: () => 'The store refuses AWS_SESSION_TOKEN. Log in again, or renew it.',
  CredentialsProviderError: () => `There are no credentials for the store. ${credentials}`,
  TokenProviderError: () => 'The login of the AWS tools has expired. Log in again.',
  RequestTimeTooSkewed: () => 'This computer’s clock differs from the store’s. Correct the clock.',
  SlowDown: () => 'The store receives too many requests. Try again later.',
  TimeoutError: ({ endpoint }) => noResponse(endpoint, 'the connection takes too long'),
  ENOTFOUND: ({ endpoint }) => noResponse(endpoint, 'its host name is unknown'),
  EAI_AGAIN: ({ endpoint }) => noResponse(endpoint, 'its host name cannot be resolved now'),
  ECONNREFUSED: ({ endpoint }) => noResponse(endpoint, 'nothing listens at this address'),
  ECONNRESET: ({ endpoint }) => noResponse(endpoint, 'the connection broke'),
  ETIMEDOUT: ({ endpoint }) => noResponse(endpoint, 'the connection takes too long'),
  EHOSTUNREACH: ({ endpoint }) => noResponse(endpoint, 'there is no way to its host'),
  ENETUNREACH: ({ endpoint }) => noResponse(endpoint, 'there is no network'),
  CERT_HAS_EXPIRED: ({ endpoint }) => noResponse(endpoint, 'its certificate has expired'),
  DEPTH_ZERO_SELF_SIGNED_CERT: ({ endpoint }) => noResponse(endpoint, 'its certificate is not from a known authority'),
  SELF_SIGNED_CERT_IN_CHAIN: ({ endpoint }) => noResponse(endpoint, 'its certificate is not from a known authority'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ({ endpoint }) =>
    noResponse(endpoint, 'its certificate is not from a known authority'),
}

/**
 * Tells an operator why a request to a bucket failed, and what to do. For an unknown cause, returns the error's own
 * words.
 *
 * @param status the status of the response; 0 without a response
 */
export function explainS3Failure(error: unknown, status: number, place: FailedBucket): string {
  const name = error instanceof Error ? error.name : ''
  const cause = [name, codeOf(error) ?? ''].find((one) => Object.hasOwn(causes, one))
  if (cause !== undefined) return causes[cause]?.(place) ?? ''
  // If no region is set, the SDK throws a plain `Error`.
  if (messageOf(error) === 'Region is missing') return 'The region of the bucket is unknown. Set AWS_REGION.'
  if (status >= 500) return `The store failed with HTTP ${status} (${name}). Try again later.`
  const words = [name, messageOf(error)].filter((one) => one !== '' && one !== 'Error').join(': ')
  return status === 0 ? words : `The store responded with HTTP ${status} (${words}).`
}

function noResponse(endpoint: string | undefined, reason: string): string {
  const [address, remedy] =
    endpoint === undefined
      ? ['', 'Check the network, the name of the bucket, and AWS_REGION.']
      : [` at ${endpoint}`, 'Check the network, and AWS_ENDPOINT_URL_S3.']
  return `The store does not respond${address}: ${reason}. ${remedy}`
}
