/** The facts about a site in a support code. */
export interface SupportState {
  readonly merchant: string
  readonly environment: string
  /** The manifest's hash: hexadecimal. */
  readonly hash: string
  /** The version of Livery, `0.1.0` or `0.2.0-beta.1`. */
  readonly version: string
  /** The features of the brand by name. */
  readonly features: Readonly<Record<string, boolean>>
}

/** The parts of a support code. */
export interface SupportCode {
  readonly merchant: string
  readonly environment: string
  /** The first eight characters of the manifest's hash. */
  readonly hash: string
  /** The version of Livery without a label such as `-beta.1`. */
  readonly version: string
  /** Whether each feature is on, in the order of their names. */
  readonly flags: readonly boolean[]
}

const letters = { D: 'development', S: 'staging', P: 'production' } as const

/**
 * The code on an error screen, `SIAM191-P-3FA91C2B-0.1.0-2F-K`: brand, environment, manifest, version and features.
 * It names no visitor. The last character detects typing mistakes.
 */
export function supportCode({ merchant, environment, hash, version, features }: SupportState): string {
  const names = Object.keys(features).toSorted()
  const bits = names.reduce((sum, name, index) => (features[name] ? sum | (1n << BigInt(index)) : sum), 0n)
  // The leading 1 preserves the number of features.
  const flags = (bits | (1n << BigInt(names.length))).toString(16)
  const letter = environment.slice(0, 1)
  const [numbers] = version.split('-')
  const code = [merchant.replaceAll('-', '_'), letter, hash.slice(0, 8), numbers, flags].join('-').toUpperCase()
  return `${code}-${checkCharacter(code)}`
}

/** Reads a support code, typed in any case. Undefined for a malformed or mistyped code. */
export function readSupportCode(typed: string): SupportCode | undefined {
  const code = typed.trim().toUpperCase()
  const found = /^(([A-Z0-9_]{2,32})-([DSP])-([0-9A-F]{8})-(\d+\.\d+\.\d+)-([0-9A-F]{1,40}))-([0-9A-Z*])$/.exec(code)
  if (!found) return undefined
  const [, body = '', merchant = '', letter = '', hash = '', version = '', flags = '', check] = found
  if (checkCharacter(body) !== check) return undefined
  const bits = BigInt(`0x${flags}`).toString(2).slice(1)
  return {
    merchant: merchant.toLowerCase().replaceAll('_', '-'),
    environment: letters[letter as keyof typeof letters],
    hash: hash.toLowerCase(),
    version,
    flags: [...bits].toReversed().map((bit) => bit === '1'),
  }
}

/**
 * The check character of ISO 7064 MOD 37-2 over letters and digits. It detects one wrong letter or digit, and two
 * swapped neighbours, but no wrong separator.
 */
function checkCharacter(text: string): string {
  const values = [...text].map((one) => checkAlphabet.indexOf(one)).filter((value) => value >= 0)
  const sum = values.reduce((total, value) => ((total + value) * 2) % 37, 0)
  return checkAlphabet[(38 - sum) % 37] ?? ''
}

const checkAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*'
