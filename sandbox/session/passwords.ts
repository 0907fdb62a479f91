import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

const blockSize = 8
/** scrypt's cost N for new hashes: far below that of a production service, so that tests and demos stay quick. */
const cost = 1024
const length = 32

/** The hash of a password as it is stored: `scrypt$N$salt$hash`, base64url. */
export function hashPassword(password: string, salt: Uint8Array = randomBytes(16)): string {
  const key = scryptSync(password.normalize('NFKC'), salt, length, { N: cost, r: blockSize, p: 1 })
  return `scrypt$${cost}$${Buffer.from(salt).toString('base64url')}$${key.toString('base64url')}`
}

/** The hash to compare with for an unknown account, so that its response takes as long as that of a known account. */
const nobody = hashPassword('nobody has this password', new Uint8Array(16))

/**
 * Whether the password has the stored hash.
 *
 * @param stored undefined for an unknown account: the result is false after the same work
 */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, n, salt = '', hash = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const key = await new Promise<Buffer>((resolve, reject) => {
    const options = { N: Number(n), r: blockSize, p: 1 }
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), length, options, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })
  return timingSafeEqual(key, expected) && stored !== undefined
}
