import type { DatabaseSync } from 'node:sqlite'
import { integerColumn, prepared, rowReader, textColumn, wordColumn } from '../../../../sandbox/index.ts'

/** An event from a chat's script, or the answer to it. */
export interface ChatEvent {
  readonly merchant_id: string
  /** The id of one page with an open chat. */
  readonly visit_id: string
  readonly vendor: string
  /** The brand's account at the vendor. */
  readonly account: string
  readonly kind: 'visit' | 'variables' | 'message' | 'answer'
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const chatTables = {
  sql: `
CREATE TABLE IF NOT EXISTS chat_events (
  merchant_id TEXT NOT NULL,
  visit_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  vendor TEXT NOT NULL,
  account TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('visit', 'variables', 'message', 'answer')),
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant_id, visit_id, number)
) STRICT;
`,
  names: ['chat_events'],
} as const

/** Appends an event to its visit. */
export function addChatEvent(database: DatabaseSync, event: ChatEvent): void {
  prepared(
    database,
    `INSERT INTO chat_events (merchant_id, visit_id, number, vendor, account, kind, text, at)
     SELECT :merchant_id, :visit_id, count(*) + 1, :vendor, :account, :kind, :text, :at
     FROM chat_events WHERE merchant_id = :merchant_id AND visit_id = :visit_id`,
  ).run({ ...event })
}

const readEvent = rowReader<ChatEvent>({
  merchant_id: textColumn,
  visit_id: textColumn,
  vendor: textColumn,
  account: textColumn,
  kind: wordColumn(['visit', 'variables', 'message', 'answer']),
  text: textColumn,
  at: integerColumn,
})

/** All events, oldest first. */
export function chatEvents(database: DatabaseSync): ChatEvent[] {
  return database
    .prepare('SELECT merchant_id, visit_id, vendor, account, kind, text, at FROM chat_events ORDER BY at, number')
    .all()
    .map(readEvent)
}
