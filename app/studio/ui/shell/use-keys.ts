import { useEffect } from 'react'
import { change } from '../brand-edits.ts'

/**
 * Handles the keys for save, undo and redo, anywhere on the page. The code editor handles undo and redo itself while it
 * has such a step.
 */
export function useKeys(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 's' && key !== 'z' && !isRedo) return
      event.preventDefault()
      if (key === 's') save()
      else void change(isRedo ? 'redo' : 'undo')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
