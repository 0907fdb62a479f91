export { createSandbox, defaultSeed } from './create-sandbox.ts'
export {
  type Connection,
  ConnectionCut,
  type Sandbox,
  type SandboxMerchant,
  type SandboxOptions,
} from './options.ts'
export { isPaymentHost } from './payment/payment-address.ts'
export { isGamesHost } from './games/games-host.ts'
export { demoPassword } from './seed/members.ts'
export { type StartedSandbox, startSandbox } from './start-sandbox.ts'
