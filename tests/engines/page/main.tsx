import { createRoot } from 'react-dom/client'
import { Dapp } from './dapp.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Dapp query={new URLSearchParams(location.search)} />)
