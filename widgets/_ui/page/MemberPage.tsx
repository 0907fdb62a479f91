import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { PageHeader } from './PageHeader.tsx'
import styles from './page.module.css'

interface MemberPageProps {
  /** Ids of messages. */
  readonly title: string
  readonly text?: string
  /** Renders the page of the current member. */
  readonly children: (member: Member) => ReactNode
}

/**
 * A page of the member's account or money: its heading, then its content. It shows a placeholder until the member's
 * data has loaded.
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

/** The placeholder of a part while its data loads: the shape of a few rows, with a text for screen readers. */
export function Waiting() {
  return (
    <div className={styles.placeholder} role="status">
      <span className="visually-hidden">
        <Message id="common.loading" />
      </span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  )
}
