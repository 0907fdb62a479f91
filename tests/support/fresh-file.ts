import { expect, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { windowEnvironment } from './window-environment.ts'

/** The state of a worker before its first test file. */
interface WorkerState {
  readonly globals: PropertyDescriptorMap
  readonly env: Readonly<NodeJS.ProcessEnv>
  readonly folder: string
  readonly listeners: ReadonlyMap<string, readonly unknown[]>
  /** Closes the window of the last test file. */
  closeWindow?: (global: typeof globalThis) => unknown
}

/** The events of the process whose listeners would hide an error from Vitest, or end the worker. */
const processEvents = ['uncaughtException', 'unhandledRejection', 'SIGHUP', 'SIGINT', 'SIGTERM']
const worker = process as typeof process & { livery?: WorkerState }
const state = (worker.livery ??= readState())

/*
 * A worker runs many test files, because a short file would spend most of its time on the start of a process. So each
 * file begins with new modules, a new window, and the globals and environment variables of the worker's start.
 */
await state.closeWindow?.(globalThis)
vi.useRealTimers()
vi.resetModules()
restoreGlobals()
restoreProcess()
state.closeWindow = await openWindow(String(expect.getState().environment))

async function openWindow(environment: string): Promise<WorkerState['closeWindow']> {
  if (environment === 'jsdom')
    throw new Error('Write "@vitest-environment window", which opens a window for this file.')
  if (environment !== windowEnvironment) return undefined
  return (await builtinEnvironments.jsdom.setup(globalThis, {})).teardown
}

function readState(): WorkerState {
  const listeners = processEvents.map((event) => [event, process.rawListeners(event)] as const)
  const globals = Object.getOwnPropertyDescriptors(globalThis)
  return { globals, env: { ...process.env }, folder: process.cwd(), listeners: new Map(listeners) }
}

function restoreGlobals(): void {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!(name in state.globals) && !name.startsWith('__vitest')) Reflect.deleteProperty(globalThis, name)
  for (const [name, descriptor] of Object.entries(state.globals))
    if (descriptor.configurable) Object.defineProperty(globalThis, name, descriptor)
}

function restoreProcess(): void {
  for (const name of Object.keys(process.env)) if (!(name in state.env)) delete process.env[name]
  Object.assign(process.env, state.env)
  process.chdir(state.folder)
  process.exitCode = undefined
  for (const [event, kept] of state.listeners)
    for (const listener of process.rawListeners(event))
      if (!kept.includes(listener)) process.removeListener(event, listener as () => void)
}
