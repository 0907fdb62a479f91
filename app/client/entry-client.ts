import '../styles/base.css'

// React and the site are two files, each evaluated in a task of its own: neither keeps the page from answering for long.
await import('react-dom/client')
await new Promise((resolve) => setTimeout(resolve))
const { start } = await import('./start.tsx')
start()
