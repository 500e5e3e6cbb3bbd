import { downloadsMachine } from '../../../machines/downloads/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** How to get a wallet: all that it needs is in its route. */
export default defineFlow('downloads', () => downloadsMachine)
