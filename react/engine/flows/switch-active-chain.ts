import { switchActiveChainMachine } from '../../../machines/switch-active-chain/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** Switching to a wallet of another namespace: the kit does the work. */
export default defineFlow('switchActiveChain', () => switchActiveChainMachine)
