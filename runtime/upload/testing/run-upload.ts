import { expect, vi } from 'vitest'
import { StepError } from '../upload-errors.ts'
import type { UploadOptions, UploadSettings } from '../upload-options.ts'
import { uploadFile } from '../upload-file.ts'
import { createFakeWorld, documentOf, type FakeWorld, options, type Script, settings } from './fake-upload-world.ts'

/** A step that fails like a store's refusal. */
export const refuse = () => {
  throw new StepError('Upload failed with status 503 SlowDown')
}

/** Uploads a document of a size, in bytes, in a world that follows a script. */
export async function run(
  script: Script,
  size: number,
  change: Partial<UploadOptions> & { mode?: number; methods?: Partial<UploadSettings['methods']> } = {},
) {
  const { mode = 4, methods, ...more } = change
  const world = createFakeWorld(script)
  const own = { ...settings, mode, methods: { ...settings.methods, ...methods } }
  const result = await uploadFile(documentOf(size), { ...options, settings: own, ...more }, world)
  // The notice is sent after the result, and nothing waits for it.
  if (result.msg === 'All upload flows failed') await vi.waitFor(() => expect(notices(world)).toHaveLength(1))
  return { world, result }
}

/** The attempts in their order: flow, method, and number of consecutive starts. */
export function attempts({ steps }: FakeWorld): string[] {
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
export const notices = ({ calls }: FakeWorld) => calls.filter(({ endpoint }) => endpoint === 'slack/notify-block')
