import type { ReactNode } from 'react'
import { useSession } from '../../../runtime/widget-api/session.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { Waiting } from '../Waiting.tsx'
import { PageHeader } from './PageHeader.tsx'
import styles from './page.module.css'

export { Waiting } from '../Waiting.tsx'

interface MemberPageProps {
  /** Ids of messages. */
  readonly title: string
  readonly text?: string
  /** Renders the page of the current member. */
  readonly children: (member: Member) => ReactNode
}

/**
 * A page for members: its heading, then its content. It shows a placeholder until the member's data has loaded.
 */
export function MemberPage({ title, text, children }: MemberPageProps) {
  const member = useSession((state) => state.member)
  return (
    <div className={styles.page}>
      <PageHeader title={title} text={text} />
      {member ? children(member) : <Waiting />}
    </div>
  )
}
