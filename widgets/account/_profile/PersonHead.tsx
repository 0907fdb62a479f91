import { Slot } from '../../../runtime/widget-api/slots.tsx'
import type { Member } from '../../../schemas/generated/records.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { firstLetter } from './first-letter.ts'
import { maskedPhone } from '../model/masked-phone.ts'
import styles from './profile.module.css'

/**
 * The member's name, with its first letter as a picture. If the profile has no name, shows an icon and the masked phone
 * number.
 */
export function PersonHead({ member }: { readonly member: Member }) {
  const name = member.fullname || maskedPhone(member.phone)
  return (
    <div className={styles.person}>
      <span className={styles.initial} aria-hidden="true">
        {member.fullname === '' ? <Icon name="account" size={30} /> : firstLetter(member.fullname)}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <Slot name="person-badge" />
      </div>
    </div>
  )
}
