import type { SandboxPart } from '../../../sandbox/part.ts'
import { getStatus } from './endpoints/get-status.ts'
import { setLimitCall } from './endpoints/set-limit.ts'
import { setReminder } from './endpoints/set-reminder.ts'
import { takePauseCall } from './endpoints/take-pause.ts'
import { objectToDeposit, objectToLogIn, objectToStake, objectToStay } from './objections.ts'
import { tables } from './tables.ts'

const part: SandboxPart = {
  name: 'responsible-play',
  tables,
  endpoints: [getStatus, setLimitCall, setReminder, takePauseCall],
  objections: {
    'log-in': objectToLogIn,
    stay: objectToStay,
    'wallet/deposit': objectToDeposit,
    'wallet/stake': objectToStake,
  },
}

export default part
