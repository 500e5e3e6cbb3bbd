import { receiveMachine } from '../../../machines/receive/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** How the account is paid: the wallet charts know it. */
export default defineFlow('receive', () => receiveMachine.provide({ actors: { copyText: copyPort } }))
