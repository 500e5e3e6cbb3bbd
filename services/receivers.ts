import { cleanName, withoutSuffix } from '../core/account-name.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.ts'
import { evmCoinType } from '../core/coin-type.ts'
import { failureOf, PorticoError } from '../core/errors.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import { type Namespace, viemNamespace } from '../core/namespaces.ts'
import type { Receiver, WalletAdapter } from '../machines/ports.ts'
import type { NameRecord } from './blockchain-api/names.ts'
import type { BlockchainApi } from './blockchain-api.ts'

/** What knows names. */
export interface ReceiverDeps {
  /** Where the dApp has a project. */
  api: Pick<BlockchainApi, 'lookUpName'> | undefined
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<Pick<WalletAdapter, 'resolve'>>
}

export interface ReceiverService {
  /**
   * Who a text means [send-name]: an address, or a name of the namespace's own or of the blockchain API's register, which is
   * asked first for names of its own zones. A name is looked up each time: whose it is may change.
   * @throws `transfer.receiver` for what is neither, `transfer.name` for a name that leads nowhere,
   * `transfer.nameRefused` with the register's reason, or what the adapter does.
   */
  resolveReceiver(asked: { text: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<Receiver>
}

/** What the register refuses to answer, in its own words where it has any; what hinders it is told as it is. */
function refusalOf(cause: unknown): unknown {
  const { code, params } = failureOf(cause)
  if (code !== 'api.refused') return cause
  return typeof params?.reason === 'string'
    ? new PorticoError('transfer.nameRefused', { reason: params.reason }, { cause })
    : new PorticoError('transfer.name', undefined, { cause })
}

/** The zones of the API's own register. */
const ownZone = /\.(reown\.id|wcn\.id)$/i

/** Whether the register can have a name, here without its zone [names-valid]. */
const isRegistrable = (label: string): boolean => label !== '' && cleanName(label) === label

const etherCoin = 60

/** The numbers of the coins that a network's accounts are registered under (ENSIP-11), the best first. */
function coinsOf(caipNetworkId: CaipNetworkId): readonly number[] {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return namespace === viemNamespace ? [evmCoinType(Number(reference)), etherCoin] : []
}

/** The address of a name on a network: the one that is registered for it, else the first that could be one. */
function addressIn({ addresses }: NameRecord, caipNetworkId: CaipNetworkId): string | undefined {
  const { address: form } = namespaceDetails[parseCaipNetworkId(caipNetworkId).namespace]
  const fitting = addresses.filter(({ address }) => form.test(address))
  const registered = coinsOf(caipNetworkId).flatMap((coin) => fitting.find(({ coinType }) => coinType === coin) ?? [])
  return (registered[0] ?? fitting[0])?.address
}

export function receiverService({ api, loadAdapter }: ReceiverDeps): ReceiverService {
  /** What is unknown here may be known elsewhere; what went wrong is told where nothing is found. */
  const isUnknown = (cause: unknown) =>
    cause instanceof PorticoError && (cause.code === 'transfer.receiver' || cause.code === 'transfer.name')

  return {
    async resolveReceiver({ text, caipNetworkId }, signal) {
      const adapter = await loadAdapter(parseCaipNetworkId(caipNetworkId).namespace)
      const byAdapter = (written: string) => adapter.resolve({ text: written, caipNetworkId }, signal)
      const byApi = async (): Promise<Receiver | undefined> => {
        if (!api || !text.includes('.')) return undefined
        const name = text.toLowerCase()
        // The register has no other names: what is written like one of them is not to pass for it.
        if (ownZone.test(name) && !isRegistrable(withoutSuffix(name))) throw new PorticoError('transfer.name')
        const record = await api.lookUpName({ name, caipNetworkId }, signal).catch((cause: unknown) => {
          throw refusalOf(cause)
        })
        const address = addressIn(record, caipNetworkId)
        // In the namespace's usual spelling, and an address for sure.
        return address === undefined ? undefined : { ...(await byAdapter(address)), name }
      }
      if (ownZone.test(text)) {
        const receiver = await byApi()
        if (receiver) return receiver
      }
      try {
        return await byAdapter(text)
      } catch (cause) {
        if (!isUnknown(cause)) throw cause
        // Of its own zones, the register has been asked.
        const receiver = ownZone.test(text) ? undefined : await byApi()
        if (receiver) return receiver
        throw api && text.includes('.') ? new PorticoError('transfer.name') : cause
      }
    },
  }
}
