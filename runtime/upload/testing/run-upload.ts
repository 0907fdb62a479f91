import { expect, vi } from 'vitest'
import { StepError } from '../upload-errors.ts'
import type { UploadOptions, UploadSettings } from '../upload-options.ts'
import { uploadFile } from '../upload-file.ts'
import {
  createFakeDependencies,
  documentOf,
  type FakeDependencies,
  options,
  type Script,
  settings,
} from './fake-dependencies.ts'

/** Makes a step fail as if the store were overloaded. */
export const refuse = () => {
  throw new StepError('Upload failed with status 503 SlowDown')
}

/** Uploads a document of a size, in bytes, with dependencies that follow a script. */
export async function run(
  script: Script,
  size: number,
  change: Partial<UploadOptions> & { mode?: number; methods?: Partial<UploadSettings['methods']> } = {},
) {
  const { mode = 4, methods, ...more } = change
  const fake = createFakeDependencies(script)
  const own = { ...settings, mode, methods: { ...settings.methods, ...methods } }
  const result = await uploadFile(documentOf(size), { ...options, settings: own, ...more }, fake)
  // The notice is sent after the result, and nothing waits for it.
  if (result.msg === 'All upload flows failed') await vi.waitFor(() => expect(notices(fake)).toHaveLength(1))
  return { fake, result }
}

/** The attempts in their order: flow, method, and number of consecutive starts. */
export function attempts({ steps }: FakeDependencies): string[] {
  const begun = steps.filter(({ step }) => step === 'put' || step === 'create' || step === 'form')
  const rows: { name: string; count: number }[] = []
  for (const { flow, method } of begun) {
    const name = `${flow} ${method}`
    const last = rows.at(-1)
    if (last?.name === name) last.count += 1
    else rows.push({ name, count: 1 })
  }
  return rows.map(({ name, count }) => `${name} ×${count}`)
}

/** The sent notices. */
export const notices = ({ calls }: FakeDependencies) =>
  calls.filter(({ endpoint }) => endpoint === 'slack/notify-block')
