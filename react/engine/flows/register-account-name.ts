import { fromPromise } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../../core/caip.ts'
import {
  type NameCheck,
  type NamedAccount,
  type NameProof,
  registerAccountNameMachine,
} from '../../../machines/register-account-name/chart.ts'
import { accountServices } from '../account-services.ts'
import registration from '../background/registration.ts'
import { defineFlow } from '../define-flow.ts'

/** Registering a name: the project's name service checks availability, and the account's wallet signs. */
export default defineFlow(
  'registerAccountName',
  (deps) => {
    const services = accountServices(deps)
    return registerAccountNameMachine.provide({
      actors: {
        checkName: fromPromise<NameCheck, { name: string; caipNetworkId: CaipNetworkId }>(({ input, signal }) =>
          services.checkName(input, signal),
        ),
        signName: fromPromise<NameProof, NamedAccount & { name: string; namespace: Namespace }>(({ input, signal }) =>
          services.signName(input, signal),
        ),
      },
    })
  },
  // Nothing to restore: after a reload, the service either has the signed message or not.
  { chart: registration, restore: () => [] },
)
