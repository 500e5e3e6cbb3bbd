import { fromPromise } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import type { Subject } from '../machines/account.ts'
import type { NativeBalance } from '../machines/ports.ts'
import { copyText } from '../services/clipboard.ts'
import type { CloudSetup, cloudCharts } from './cloud.ts'
import type { Setup } from './setup.ts'
import type { signInCharts } from './sign-in.ts'
import type { WorkingHalves } from './working-halves.ts'

/** The charts that come late, each with what works for it: they come one by one, and this map with the first of them. */
export function lateCharts(working: WorkingHalves['of'], setup: CloudSetup & Partial<Pick<Setup, 'link' | 'siwx'>>) {
  const copyPort = fromPromise<void, { text: string }>(({ input }) => copyText(input.text))
  let charts: ReturnType<typeof cloudCharts> | undefined
  const cloud = async () => {
    const { cloudCharts } = await import('./cloud.ts')
    charts ??= cloudCharts(setup)
    return charts
  }
  let signing: ReturnType<typeof signInCharts> | undefined
  const signIn = async () => {
    const { signInCharts } = await import('./sign-in.ts')
    signing ??= signInCharts(setup, working)
    return signing
  }
  const anyWallet = async () => (await import('./any-wallet.ts')).anyWalletCharts(setup)
  return {
    async account() {
      const { accountMachine } = await import('../machines/account.ts')
      return accountMachine.provide({
        actors: {
          fetchBalance: fromPromise<NativeBalance, { subject: Subject | null }>(
            async ({ input: { subject }, signal }) => {
              if (!subject) throw new PorticoError('wallet.notConnected')
              return (await working(subject.namespace)).balance(subject, signal)
            },
          ),
          copyText: copyPort,
        },
      })
    },
    async profileWallets() {
      const { profileWalletsMachine } = await import('../machines/profile-wallets.ts')
      return profileWalletsMachine.provide({ actors: { copyText: copyPort } })
    },
    switchNetwork: async () => (await import('../machines/switch-network.ts')).switchNetworkMachine,
    pairing: async () => (await anyWallet()).pairing(),
    walletConnect: async () => (await anyWallet()).walletConnect(),
    signIn: async () => (await signIn()).signIn(),
    session: async () => (await signIn()).session(),
    walletList: async () => (await cloud()).walletList(),
    directory: async () => (await cloud()).directory(),
    config: async () => (await cloud()).config(),
    /** What opens wallets’ apps on a phone. */
    links: async () => (await import('../services/deep-link.ts')).deepLinks(),
    /** The directory of wallets, for whoever draws it without the modal. */
    wallets: async () => (await cloud()).wallets,
  }
}
