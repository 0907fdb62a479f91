import 'react-dom/client'
import '../styles/base.css'
import { loadCode } from '../../runtime/loading/load-code.ts'
import { showCodeMissing } from '../../runtime/head/code-missing.ts'
import { nextTask } from './next-task.ts'

try {
  // React and the site are two files. The browser evaluates each in its own task, so that the page stays responsive.
  await nextTask()
  const { start } = await loadCode(() => import('./start.tsx'))
  await start()
} catch (error) {
  showCodeMissing()
  throw error
}
