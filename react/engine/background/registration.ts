import { fromPromise } from 'xstate'
import type { Registration } from '../../../core/account-name.ts'
import { registrationMachine } from '../../../machines/registration/chart.ts'
import { accountServices } from '../account-services.ts'
import type { EngineDeps } from '../define-flow.ts'

/** One registration: the project's register gives the account its name. */
export default (deps: EngineDeps) => {
  const { registerName } = accountServices(deps)
  return registrationMachine.provide({
    actors: {
      // What the user has signed is registered, also where its answer takes longer than is waited for: what was cached of the account has to go.
      registerName: fromPromise<void, Registration>(({ input }) => registerName(input, new AbortController().signal)),
    },
  })
}
