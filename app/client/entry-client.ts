import '../styles/base.css'
import { loadCode } from '../../runtime/loading/load-code.ts'
import { showCodeMissing } from '../../runtime/head/code-missing.ts'
import { nextTask } from './next-task.ts'

try {
  // React and the site are two files, each evaluated in a task of its own: neither keeps the page from answering for long.
  await loadCode(() => import('react-dom/client'))
  await nextTask()
  const { start } = await loadCode(() => import('./start.tsx'))
  await start()
} catch (error) {
  showCodeMissing()
  throw error
}
