import { fromPromise } from 'xstate'
import { PorticoError } from '../core/errors.ts'
import type { Subject } from '../machines/account.ts'
import type { NativeBalance } from '../machines/ports.ts'
import { copyText } from '../services/clipboard.ts'
import type { WorkingHalves } from './working-halves.ts'

/** The charts that come late, each with what works for it: they come one by one, and this map with the first of them. */
export function lateCharts(working: WorkingHalves['of']) {
  const copyPort = fromPromise<void, { text: string }>(({ input }) => copyText(input.text))
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
    pairing: async () => (await import('../machines/pairing.ts')).pairingMachine,
    walletConnect: async () => (await import('../machines/wallet-connect.ts')).walletConnectMachine,
    walletList: async () => (await import('../machines/wallet-list.ts')).walletListMachine,
    directory: async () => (await import('../machines/directory.ts')).directoryMachine,
    config: async () => (await import('../machines/config.ts')).configMachine,
  }
}
