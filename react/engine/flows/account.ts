import { fromPromise } from 'xstate'
import type { Identity } from '../../../core/identity.ts'
import { accountMachine, type IdentityQuery } from '../../../machines/account/chart.ts'
import { copyPort } from '../copy-port.ts'
import { defineFlow } from '../define-flow.ts'
import { labelled } from '../labelled.ts'
import { lazyAccountServices } from '../lazy-account-services.ts'
import portfolio from './portfolio.ts'

/** The account of a connected user; its balance is an actor of the kit. */
export default defineFlow('account', (deps) => {
  const services = lazyAccountServices(deps)
  return accountMachine.provide({
    actors: {
      copyText: copyPort,
      loadIdentity: fromPromise<Identity, IdentityQuery>(async ({ input, signal }) =>
        labelled(deps.setup, input, async () => (await services()).loadIdentity(input, signal)),
      ),
      portfolio: portfolio.fill(deps),
    },
  })
})
