import { switchNetworkMachine } from '../../../machines/switch-network/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** Taking a wallet to another network: the wallet charts do the work. */
export default defineFlow('switchNetwork', () => switchNetworkMachine)
