import { receiveMachine } from '../../../machines/receive/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** The account's address for payments, from the wallet charts. */
export default defineFlow('receive', () => receiveMachine.provide({ actors: { copyText: copyPort } }))
