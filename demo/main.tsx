import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadSettings } from './load-settings.ts'
import { signInOf } from './sign-in.ts'
import './styles/base.css'
import './styles/page.css'
import './styles/parts.css'
import './styles/card.css'
import { showTheme } from './theme.ts'
import { addWallets } from './wallet-scripts.ts'

/** The devtools: a file of its own, loaded where the address asks for it. */
const Devtools = lazy(async () => ({ default: (await import('portico/devtools')).PorticoDevtools }))

showTheme()
const { settings, refused } = await loadSettings()
await addWallets(settings.wallets)
const signIn = await signInOf(settings)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <App settings={settings} refused={refused} signIn={signIn} />
    {new URLSearchParams(location.search).has('devtools') ? (
      <Suspense>
        <Devtools />
      </Suspense>
    ) : null}
  </StrictMode>,
)
