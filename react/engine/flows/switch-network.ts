import { switchNetworkMachine } from '../../../machines/switch-network/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** Switching a wallet's network: the wallet charts do the work. */
export default defineFlow('switchNetwork', () => switchNetworkMachine)
