import type { SandboxPart } from '../../../sandbox/part.ts'
import { prepared } from '../../../sandbox/index.ts'
import { pushTrackers, trackerEntries } from './tracker-files.ts'
import { userUpdateSignalToken, userUpdateSignalUnsubToken } from './endpoints/update-signal-token.ts'
import { deliveriesOf, pushSubscriptions } from './push-deliveries.ts'
import { tables } from './tables.ts'
import { handleTracker, trackerHits, trackersHost } from './trackers-host.ts'

const part: SandboxPart = {
  name: 'analytics',
  data: ['push_trackers', 'trackers'],
  tables,
  endpoints: [userUpdateSignalToken, userUpdateSignalUnsubToken],
  files: {
    push_trackers: (_sandbox, merchant) => pushTrackers(merchant),
    tracker_config: (_sandbox, merchant) => trackerEntries(merchant),
  },
  hosts: [{ name: trackersHost, handle: handleTracker }],
  controls: {
    'GET trackers': (sandbox) =>
      Response.json({
        hits: trackerHits(sandbox),
        signedIn: prepared(sandbox.database, 'SELECT merchant_id, uid, origin FROM push_sign_ins').all(),
        subscriptions: pushSubscriptions(sandbox),
      }),
    'POST push': (sandbox, { merchant, ...message }) =>
      Response.json({ deliveries: deliveriesOf(sandbox, String(merchant), message) }),
  },
}

export default part
