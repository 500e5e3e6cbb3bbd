import type { SnapshotFrom } from 'xstate'
import { setup } from 'xstate'
import type { connectMachine } from '../../machines/connect.ts'
import type { FlowOf, ViewOf } from '../../machines/contract.ts'
import type { kitMachine } from '../../machines/kit.ts'
import { defineViews } from '../../views/define-views.ts'
import { registry } from '../../views/registry.ts'

/** Compiles only when the two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(is: Same<A, B>) => is

// A chart's views and flows are told by its `meta`, each name and no other.
same<ViewOf<SnapshotFrom<typeof connectMachine>>, 'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain'>(true)
same<
  ViewOf<SnapshotFrom<typeof kitMachine>>,
  | 'Arriving'
  | 'Downloads'
  | 'GetWallet'
  | 'Networks'
  | 'SwitchActiveChain'
  | 'Unavailable'
  | 'UnsupportedChain'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'
>(true)
same<
  FlowOf<SnapshotFrom<typeof kitMachine>>,
  'connect' | 'account' | 'profileWallets' | 'switchNetwork' | 'walletConnect' | 'walletList' | 'signIn'
>(true)
same<FlowOf<SnapshotFrom<typeof connectMachine>>, never>(true)

// The registry is total: a view missing, or one too many, does not compile.
// @ts-expect-error ConnectingExternal is missing
defineViews<typeof connectMachine>({ Connect: registry.connect.Connect })
defineViews<typeof connectMachine>({
  ...registry.connect,
  // @ts-expect-error no state of the chart names it
  Missing: registry.connect.Connect,
})

// A chart that names a view which its meta does not list does not compile.
setup({ types: {} as { meta: { view: 'One' } } }).createMachine({
  initial: 'a',
  states: {
    a: {
      // @ts-expect-error misspelt
      meta: { view: 'Onee' },
    },
  },
})
