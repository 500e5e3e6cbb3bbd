import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadParts } from './load-parts.ts'
import { loadSettings } from './load-settings.ts'
import './styles/base.css'
import './styles/page.css'
import './styles/parts.css'
import './styles/card.css'
import './styles/panel.css'
import { showTheme } from './theme.ts'
import { addWallets } from './wallet-scripts.ts'

/** The devtools: a separate chunk, loaded if the address asks for it. */
const Devtools = lazy(async () => ({ default: (await import('portico/devtools')).PorticoDevtools }))

showTheme()
const { settings, refused } = await loadSettings()
await addWallets(settings)
const parts = await loadParts(settings)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <App settings={settings} refused={refused} parts={parts} />
    {new URLSearchParams(location.search).has('devtools') ? (
      <Suspense>
        <Devtools />
      </Suspense>
    ) : null}
  </StrictMode>,
)
