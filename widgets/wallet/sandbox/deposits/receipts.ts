import type { SandboxChannel } from '../../../../schemas/generated/sandbox.ts'
import type { RefusalName } from '../messages.ts'
import { isUploadOf } from '../../../../sandbox/index.ts'

/** The maximum size of a receipt, in bytes (DEP-05). */
export const mostReceiptBytes = 10 * 1024 * 1024

/**
 * The reason why the receipts of a deposit are refused, or undefined (DEP-05, DEP-08).
 *
 * @param keys keys of uploaded pictures, joined by a comma
 * @param file the picture itself, in the rapid-auto form
 */
export function receiptRefusal(
  { bank_type, rapid_auto }: SandboxChannel,
  mid: string,
  keys: string,
  file: Uint8Array | undefined,
): RefusalName | undefined {
  const receipts = keys.split(',').filter((key) => key !== '')
  const isNeeded = bank_type === 'bank' || rapid_auto === 1
  if ((isNeeded && receipts.length === 0) || (rapid_auto === 1 && !file)) return 'receipt-needed'
  if (!receipts.every((key) => isUploadOf(mid, key))) return 'receipt-unknown'
  if (receipts.length > (rapid_auto === 1 ? 1 : 2) || (file && !isPicture(file))) return 'receipt-files'
  return undefined
}

/** Whether the bytes begin like a JPEG or a PNG and are within the size limit. */
function isPicture(bytes: Uint8Array): boolean {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  return (
    bytes.length <= mostReceiptBytes &&
    (begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
  )
}
