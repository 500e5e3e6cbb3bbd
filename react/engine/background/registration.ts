import { fromPromise } from 'xstate'
import type { Registration } from '../../../core/account-name.ts'
import { registrationMachine } from '../../../machines/registration/chart.ts'
import { accountServices } from '../account-services.ts'
import type { EngineDeps } from '../define-flow.ts'

/** One registration: the project's name service gives the account its name. */
export default (deps: EngineDeps) => {
  const { registerName } = accountServices(deps)
  return registrationMachine.provide({
    actors: {
      // A signed name is registered even if the answer comes after the timeout: clear the account's cache in any case.
      registerName: fromPromise<void, Registration>(({ input }) => registerName(input, new AbortController().signal)),
    },
  })
}
