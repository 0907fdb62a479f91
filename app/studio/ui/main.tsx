import '@fontsource/ibm-plex-sans-thai/400.css'
import '@fontsource/ibm-plex-sans-thai/500.css'
import '@fontsource/ibm-plex-sans-thai/600.css'
import '@fontsource/ibm-plex-mono/400.css'
import './styles/base.css'
import './styles/start.css'
import './styles/fields.css'
import './styles/choices.css'
import './styles/blocks.css'
import './styles/palette.css'
import './styles/contrast.css'
import './styles/messages.css'
import './styles/assets.css'
import './styles/code.css'
import './styles/preview.css'
import './styles/dialogs.css'
import './styles/shares.css'
import './styles/editor.css'
import { createRoot } from 'react-dom/client'
import { takeToken } from './client.ts'
import { App } from './shell/App.tsx'
import { ignoreDoubleClickOnNext } from './shell/ignore-double-click.ts'
import { setLanguage, useStudio } from './studio-state.ts'

takeToken()
// The address of a new run differs from the address of an open page only after the #. So the browser does not reload.
addEventListener('hashchange', () => {
  if (takeToken()) location.reload()
})
setLanguage(useStudio.getState().language)
ignoreDoubleClickOnNext(document)
const root = document.getElementById('studio')
if (root) createRoot(root).render(<App />)
