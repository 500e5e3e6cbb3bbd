import { downloadsMachine } from '../../../machines/downloads/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** Where to get a wallet: its route contains all that it needs. */
export default defineFlow('downloads', () => downloadsMachine)
