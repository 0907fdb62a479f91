import { act } from 'react'
import { expect } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { mountOnStage, untilShown } from '../../contract/widget-stage.tsx'
import type { RecordingBackend } from '../recording-backend.ts'

/** Returns a function that mounts a hook for a member and resolves with the hook's first data. */
export function readHook(widget: string, useHook: () => { readonly data?: unknown }) {
  return async ({ call }: RecordingBackend): Promise<unknown> => {
    let read: unknown
    function Reader() {
      const { data } = useHook()
      read = data
      return null
    }
    const { root } = await mountOnStage(widget, <Reader />, { member, call })
    await untilShown(() => expect(read).toBeDefined())
    await act(async () => root.unmount())
    return read
  }
}
