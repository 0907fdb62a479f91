import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { draftOf } from './registration-draft.ts'
import { createTestSandbox, logIn, market } from './sandbox-under-test.ts'

/**
 * Opens a backend whose database a test can read. The end of the test closes the backend. `signUp` creates a member.
 */
export function openSignUps() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'sandbox.sqlite')
  const sandbox = createTestSandbox({ database: file })
  onTestFinished(() => {
    sandbox.close()
    rmSync(folder, { recursive: true })
  })

  /**
   * Signs up at a brand without one-time passwords.
   *
   * @param ref the affiliate code of the sign-up
   * @returns the row of the new member in the table
   */
  async function signUp(ref: string, table: string): Promise<Record<string, unknown> | undefined> {
    const content = JSON.stringify(
      draftOf({ password: '135790', bank_id: 1, acc_number: '1234567890', acc_name: 'Narin S.', ref }),
    )
    await sandbox.browser(market).call('register/register-v2', { content, page: 2 })
    const { body } = await logIn(sandbox.browser(market), '66-0891112222', '135790')
    const database = new DatabaseSync(file)
    const row = database.prepare(`SELECT * FROM ${table} WHERE uid = ?`).get(body.data?.uid ?? '')
    database.close()
    return row
  }

  return { sandbox, signUp }
}
