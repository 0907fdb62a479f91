import 'react-dom/client'
import '../styles/base.css'
import { loadCode } from '../../runtime/loading/load-code.ts'
import { showCodeMissing } from '../../runtime/head/code-missing.ts'
import { nextTask } from './next-task.ts'
import { readSentState } from './sent-state.ts'

/**
 * The browser evaluates React and the site's script in separate tasks, so that the page stays responsive.
 *
 * This is a function, because a module that awaits at its top level would cost each page one more script.
 */
async function open(): Promise<void> {
  try {
    // The shared part of the site loads while the browser evaluates the site's script.
    const sent = readSentState()
    await nextTask()
    const { start } = await loadCode(() => import('./start.tsx'))
    await start(sent)
  } catch (error) {
    showCodeMissing()
    throw error
  }
}

void open()
