import type { SandboxPart } from '../../../../sandbox/part.ts'

/** The sandbox part of an area outside of the project: one cup of coffee for each new member. */
const part: SandboxPart = {
  name: 'coffee',
  tables: {
    sql: `
CREATE TABLE IF NOT EXISTS cups (
  merchant_id TEXT NOT NULL,
  uid TEXT NOT NULL,
  PRIMARY KEY (merchant_id, uid),
  FOREIGN KEY (merchant_id, uid) REFERENCES members (merchant_id, uid)
) STRICT;
`,
    names: ['cups'],
  },
  seedNote: ({ number }) => (number === 5 ? 'drinks tea' : undefined),
  hosts: [{ name: 'counter.localhost', handle: () => new Response('One moment, please.') }],
  files: {
    drinks: ({ database }, { id }) =>
      database.prepare('SELECT count(*) AS cups FROM cups WHERE merchant_id = ?').get(id),
  },
  drawings: { drinks: (id) => (id === 'latte' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : undefined) },
  controls: { 'GET cups': () => Response.json({ cups: 'many' }) },
  on: {
    'member-joined': ({ database }, { id }, { member }) => {
      database.prepare('INSERT INTO cups (merchant_id, uid) VALUES (?, ?)').run(id, member.uid)
    },
  },
}

export default part
