import { requestValidators } from '../../schemas/generated/request-validators.js'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { partsOf } from '../parts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Endpoint } from './endpoint.ts'
import { generalGetStsToken } from './general/get-sts-token.ts'
import { generalGetStsTokenNew } from './general/get-sts-token-new.ts'
import { indexAuth } from './index/auth.ts'
import { indexLogout } from './index/logout.ts'
import { slackNotifyBlock } from './slack/notify-block.ts'
import { userDashboard } from './user/dashboard.ts'
import { userLogoutAll } from './user/logout-all.ts'

/** The endpoints that every brand has. */
const ofKernel: readonly Endpoint[] = [
  generalGetStsToken,
  generalGetStsTokenNew,
  indexAuth,
  indexLogout,
  slackNotifyBlock,
  userDashboard,
  userLogoutAll,
]

/** Every endpoint of a brand, including those of its areas. */
export function endpointsOf(sandbox: Pick<SandboxContext, 'parts'>, merchant: SandboxMerchant): readonly Endpoint[] {
  return [...ofKernel, ...partsOf(sandbox, merchant).flatMap(({ endpoints = [] }) => endpoints)]
}

/** The endpoint of a name. Undefined if the brand has none. */
export function findEndpoint(sandbox: SandboxContext, merchant: SandboxMerchant, name: string): Endpoint | undefined {
  return endpointsOf(sandbox, merchant).find((endpoint) => endpoint.name === name)
}

/** Whether a name is unknown to this brand: it has no schema, or it belongs to a left-out area. */
export function isUnknownCall(sandbox: SandboxContext, merchant: SandboxMerchant, name: string): boolean {
  if (!Object.hasOwn(requestValidators, name)) return true
  const isOfAnArea = sandbox.parts.some(({ endpoints = [] }) => endpoints.some((endpoint) => endpoint.name === name))
  return isOfAnArea && !findEndpoint(sandbox, merchant, name)
}
