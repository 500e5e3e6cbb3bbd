import { createRoot } from 'react-dom/client'
import { Dapp } from './dapp'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Dapp />)
