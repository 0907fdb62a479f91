import type { Member } from '../../../schemas/generated/records.ts'

export interface OpenTask {
  readonly name: 'verify-phone' | 'give-name' | 'give-email' | 'verify-email' | 'set-pin'
  /** The route of the task's page. */
  readonly route: 'profile-info' | 'profile-pin'
}

/** The open tasks in a member's profile, most pressing first (STA-10). A missing flag gives no task. */
export function openTasks(member: Member): readonly OpenTask[] {
  const tasks: readonly (readonly [isOpen: boolean, OpenTask])[] = [
    [member.verify_phone === 1, { name: 'verify-phone', route: 'profile-info' }],
    [member.fullname === '', { name: 'give-name', route: 'profile-info' }],
    [member.email === '', { name: 'give-email', route: 'profile-info' }],
    [member.email !== '' && member.verify_email === 1, { name: 'verify-email', route: 'profile-info' }],
    [member.is_active_pin === 0, { name: 'set-pin', route: 'profile-pin' }],
  ]
  return tasks.filter(([isOpen]) => isOpen).map(([, task]) => task)
}
