import { useEffect } from 'react'
import { accountKey } from '../../../runtime/widget-api/session.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useVisit } from '../../../runtime/widget-api/site.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import type { ContactKind } from './create-verification.ts'
import { verifyDialogOf } from './VerifyDialog.tsx'

/**
 * If the member's flags require it, opens the dialogs that verify the contacts: first the phone number, then the e-mail
 * address (STA-10). A tab opens each dialog once, even if the member closes the dialog without a verification.
 */
export function usePendingVerification(member: Member): void {
  const visit = useVisit()
  const phone = useDialog(verifyDialogOf('phone'))
  const email = useDialog(verifyDialogOf('email'))
  const kind = nextContact(member, (value) => wasOffered(visit?.tabStorage, value))
  const isFree = !phone.isOpen && !email.isOpen

  useEffect(() => {
    if (kind === undefined || !isFree) return
    storeOffer(visit?.tabStorage, member[kind])
    if (kind === 'phone') phone.open()
    else email.open()
  })
}

/** The next contact to verify that has not been offered yet. */
export function nextContact(
  member: Pick<Member, ContactKind | 'verify_phone' | 'verify_email'>,
  wasOffered: (value: string) => boolean,
): ContactKind | undefined {
  const flags = { phone: member.verify_phone, email: member.verify_email }
  return (['phone', 'email'] as const).find(
    (kind) => flags[kind] === 1 && member[kind] !== '' && !wasOffered(member[kind]),
  )
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The storage keys of offers that the tab could not store, because the tab's storage is full or forbidden. */
const unstored = new Set<string>()

/** Whether the tab has offered to verify a contact. */
function wasOffered(storage: TabStorage | undefined, value: string): boolean {
  const place = placeOf(value)
  if (unstored.has(place)) return true
  try {
    return storage?.getItem(place) === '1'
  } catch {
    return false
  }
}

/** Stores an offer for the tab. If the storage fails, the tab remembers the offer until the next reload. */
function storeOffer(storage: TabStorage | undefined, value: string): void {
  const place = placeOf(value)
  try {
    storage?.setItem(place, '1')
  } catch {
    unstored.add(place)
  }
}

const placeOf = (value: string) => `livery:verify-asked:${accountKey(value)}`
