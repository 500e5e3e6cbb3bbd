import { cleanName, withoutSuffix } from '../core/account-name.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.ts'
import { evmCoinType } from '../core/coin-type.ts'
import { failureOf, PorticoError } from '../core/errors.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import { type Namespace, viemNamespace } from '../core/namespaces.ts'
import type { Receiver, WalletAdapter } from '../machines/ports.ts'
import type { NameRecord } from './blockchain-api/names.ts'
import type { BlockchainApi } from './blockchain-api.ts'

/** The dependencies of the receiver service. */
export interface ReceiverDeps {
  /** Undefined if the dApp has no project. */
  api: Pick<BlockchainApi, 'lookUpName'> | undefined
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<Pick<WalletAdapter, 'resolve'>>
}

export interface ReceiverService {
  /**
   * Resolves a receiver's text [send-name]: an address, or a name of the namespace or of the blockchain API's register,
   * which comes first for its own zones. Names are not cached: their owner may change.
   * @throws `transfer.receiver` for any other text, `transfer.name` for an unknown name, `transfer.nameRefused` with
   * the register's reason, or the adapter's errors.
   */
  resolveReceiver(asked: { text: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<Receiver>
}

/** The register's refusal with its reason, if it gives one; other errors are unchanged. */
function refusalOf(cause: unknown): unknown {
  const { code, params } = failureOf(cause)
  if (code !== 'api.refused') return cause
  return typeof params?.reason === 'string'
    ? new PorticoError('transfer.nameRefused', { reason: params.reason }, { cause })
    : new PorticoError('transfer.name', undefined, { cause })
}

/** The zones of the API's register. */
const ownZone = /\.(reown\.id|wcn\.id)$/i

/** Whether a label, without its zone, is valid in the register [names-valid]. */
const isRegistrable = (label: string): boolean => label !== '' && cleanName(label) === label

const etherCoin = 60

/** The coin types of a network's accounts (ENSIP-11), best first. */
function coinsOf(caipNetworkId: CaipNetworkId): readonly number[] {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return namespace === viemNamespace ? [evmCoinType(Number(reference)), etherCoin] : []
}

/** The address of a name on a network: the one for its coin type, else the first with a valid form. */
function addressIn({ addresses }: NameRecord, caipNetworkId: CaipNetworkId): string | undefined {
  const { address: form } = namespaceDetails[parseCaipNetworkId(caipNetworkId).namespace]
  const fitting = addresses.filter(({ address }) => form.test(address))
  const registered = coinsOf(caipNetworkId).flatMap((coin) => fitting.find(({ coinType }) => coinType === coin) ?? [])
  return (registered[0] ?? fitting[0])?.address
}

export function receiverService({ api, loadAdapter }: ReceiverDeps): ReceiverService {
  /** Errors after which another source is tried. If none knows the text, the first error is reported. */
  const isUnknown = (cause: unknown) =>
    cause instanceof PorticoError && (cause.code === 'transfer.receiver' || cause.code === 'transfer.name')

  return {
    async resolveReceiver({ text, caipNetworkId }, signal) {
      const adapter = await loadAdapter(parseCaipNetworkId(caipNetworkId).namespace)
      const byAdapter = (written: string) => adapter.resolve({ text: written, caipNetworkId }, signal)
      const byApi = async (): Promise<Receiver | undefined> => {
        if (!api || !text.includes('.')) return undefined
        const name = text.toLowerCase()
        // The register has no other names: a similar-looking one must not pass for one of them.
        if (ownZone.test(name) && !isRegistrable(withoutSuffix(name))) throw new PorticoError('transfer.name')
        const record = await api.lookUpName({ name, caipNetworkId }, signal).catch((cause: unknown) => {
          throw refusalOf(cause)
        })
        const address = addressIn(record, caipNetworkId)
        // The adapter validates the address and normalizes its spelling.
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
        // The register has already been asked for its own zones.
        const receiver = ownZone.test(text) ? undefined : await byApi()
        if (receiver) return receiver
        throw api && text.includes('.') ? new PorticoError('transfer.name') : cause
      }
    },
  }
}
