import { fromPromise } from 'xstate'
import type { AccountType } from '../../../core/connector.ts'
import { accountSettingsMachine, type IdentityQuery, type Naming } from '../../../machines/account-settings/chart.ts'
import { defineFlow } from '../define-flow.ts'
import { embeddedFrameOf } from '../embedded-wallet-of.ts'
import { lazyAccountServices } from '../lazy-account-services.ts'

/** The account's settings: the frame switches between its accounts. */
export default defineFlow('accountSettings', (deps) => {
  const services = lazyAccountServices(deps)
  return accountSettingsMachine.provide({
    actors: {
      chooseAccountType: fromPromise<AccountType, { accountType: AccountType }>(async ({ input: { accountType } }) => {
        const { type } = await (await embeddedFrameOf(deps)).setPreferredAccount(accountType)
        return type
      }),
      loadName: fromPromise<Naming, IdentityQuery>(async ({ input, signal }) => {
        const { canRegister, loadIdentity } = await services()
        const [isServed, { name }] = await Promise.all([
          canRegister(input.caipNetworkId, signal),
          loadIdentity(input, signal),
        ])
        return { canRegister: isServed, ...(name !== undefined && { name }) }
      }),
    },
  })
})
