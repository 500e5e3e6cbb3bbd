import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadSettings } from './load-settings.ts'
import './styles/base.css'
import './styles/page.css'
import './styles/parts.css'
import './styles/card.css'
import { showTheme } from './theme.ts'
import { addWallets } from './wallet-scripts.ts'

showTheme()
const { settings, refused } = await loadSettings()
await addWallets(settings.wallets)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <App settings={settings} refused={refused} />
  </StrictMode>,
)
