import { accountMachine } from '../../../machines/account/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'

/** The account of a connected user; its balance is an actor of the kit's. */
export default defineFlow('account', () => accountMachine.provide({ actors: { copyText: copyPort } }))
