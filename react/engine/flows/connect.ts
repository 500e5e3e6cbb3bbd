import { connectMachine } from '../../../machines/connect/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** Connecting a wallet: the wallet charts do the work. */
export default defineFlow('connect', () => connectMachine)
