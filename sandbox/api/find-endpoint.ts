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
const kernelEndpoints: readonly Endpoint[] = [
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
  return [...kernelEndpoints, ...partsOf(sandbox, merchant).flatMap(({ endpoints = [] }) => endpoints)]
}

/** Finds an endpoint by its name. Undefined if the brand does not have it. */
export function findEndpoint(sandbox: SandboxContext, merchant: SandboxMerchant, name: string): Endpoint | undefined {
  return endpointsOf(sandbox, merchant).find((endpoint) => endpoint.name === name)
}

/** Whether a brand lacks a call: the call has no schema, or belongs to an area that the brand does not use. */
export function isUnknownCall(sandbox: SandboxContext, merchant: SandboxMerchant, name: string): boolean {
  if (!Object.hasOwn(requestValidators, name)) return true
  const isOfAnArea = sandbox.parts.some(({ endpoints = [] }) => endpoints.some((endpoint) => endpoint.name === name))
  return isOfAnArea && !findEndpoint(sandbox, merchant, name)
}
