import { UniversalProvider } from '@walletconnect/universal-provider'
import { linkOf } from '../../adapters/walletconnect/index.ts'
import { offerPairing } from '../../adapters/walletconnect/offer-pairing.ts'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { PairingReport } from '../../machines/ports.ts'
import type { Phone, WalletConnectSandbox } from '../../sandbox/index.ts'
import { oneStepService } from '../../services/one-step.ts'
import { networkOf } from './evm-world.ts'

let pages = 0

/** Another tab of the site stores its own subscriptions in the same storage. */
export async function storesOthersTopics({
  storage,
}: InstanceType<typeof UniversalProvider>['client']['core']): Promise<void> {
  const key = (await storage.getKeys()).find((each) => each.endsWith('//subscription'))
  if (key === undefined) throw new Error('The client has stored nothing that it listens to.')
  const topic = '0'.repeat(64)
  await storage.setItem(key, [{ id: topic, topic, relay: { protocol: 'irn' } }])
}

/** A dApp's link with its own client, on the sandbox's relay. */
export function openLink(sandbox: WalletConnectSandbox, options: Partial<LinkOptions> = {}) {
  pages += 1
  const { projectId, relayUrl } = sandbox.walletConnect.world
  const networks = [sandbox.one, sandbox.two].map((node) => toNetwork(networkOf(node)))
  const given: LinkOptions = {
    projectId,
    endpoints: { relay: relayUrl },
    metadata: { name: 'A dApp', description: '', url: 'http://dapp.test', icons: [] },
    networks: () => networks,
    prefix: `link-${process.pid}-${pages}`,
    ...options,
  }
  const link = linkOf(given)
  const sign = async () => {
    const client: unknown = await globalThis.porticoWalletConnect?.get(given.prefix ?? '')
    return client instanceof UniversalProvider ? client.client : undefined
  }
  const core = async () => (await sign())?.core
  return {
    link,
    options: given,
    /** Makes the client check its clock, which it does every five seconds. */
    pulse: async () => void (await core())?.heartbeat.events.emit('heartbeat_pulse'),
    /** Resolves when the client ends its next proposal. */
    expires: async () => {
      const client = await sign()
      await new Promise<void>((resolve) => client?.once('proposal_expire', () => resolve()))
    },
    /** The relay closes the socket for good. */
    losesTheRelay: async () => void (await core())?.relayer.events.emit('relayer_error', new Error('not yet valid')),
    storesOthersTopics: async () => {
      const client = await core()
      if (client) await storesOthersTopics(client)
    },
    /** Ends the client, as leaving the page does. */
    async [Symbol.asyncDispose]() {
      const made = await core()
      made?.heartbeat.stop()
      await made?.relayer.transportClose()
    },
  }
}

/** Holds a pairing of a link, and keeps its reports, so that a test can wait for them without a clock. */
export function hold({ options }: { options: LinkOptions }) {
  const reports: PairingReport[] = []
  const looks = new Set<() => void>()
  const tell = (report: PairingReport) => {
    reports.push(report)
    for (const look of [...looks]) look()
  }
  const stop = offerPairing(
    options,
    tell,
    oneStepService(
      options.siwx,
      () => undefined,
      () => options.networks(),
    ),
  )
  return {
    reports,
    stop,
    /** Resolves with the first report of that type. */
    until: <Type extends PairingReport['type']>(type: Type): Promise<Extract<PairingReport, { type: Type }>> =>
      new Promise((resolve) => {
        const is = (report: PairingReport): report is Extract<PairingReport, { type: Type }> => report.type === type
        const look = () => {
          const found = reports.find(is)
          if (!found) return
          looks.delete(look)
          resolve(found)
        }
        looks.add(look)
        look()
      }),
  }
}

/** A session: the phone has scanned the link's code, and its user has approved. */
export async function settled(page: { options: LinkOptions }, phone: Phone) {
  const held = hold(page)
  const { uri } = await held.until('pairing.offered')
  phone.behave({ method: 'wc_sessionPropose', with: 'approve' })
  await phone.pair(uri)
  const report = await held.until('pairing.settled')
  held.stop()
  return report
}
