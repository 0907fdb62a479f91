import { create } from 'zustand'

/**
 * The typed text of each file that the studio has not accepted because somebody else had changed the same place. The
 * page keeps a text until the operator uses or discards it.
 */
export const useOvertakenTexts = create<Readonly<Record<string, string>>>(() => ({}))

export const keepOvertaken = (file: string, text: string): void => useOvertakenTexts.setState({ [file]: text })

export function dropOvertaken(file: string): void {
  const others = Object.entries(useOvertakenTexts.getState()).filter(([one]) => one !== file)
  useOvertakenTexts.setState(Object.fromEntries(others), true)
}
