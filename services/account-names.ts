import { hasNames, isName, nameSuffix } from '../core/account-name.ts'
import { type CaipNetworkId, type Namespace, parseCaipNetworkId } from '../core/caip.ts'
import { evmCoinType } from '../core/coin-type.ts'
import { failureOf, PorticoError } from '../core/errors.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { AccountOn } from './blockchain-api/account.ts'
import type { NameSuggestion } from './blockchain-api/names.ts'
import type { BlockchainApi } from './blockchain-api.ts'

/** The dependencies of the name service. */
export interface AccountNameDeps {
  /** Undefined if the dApp has no project. */
  api:
    | Pick<
        BlockchainApi,
        | 'isSupported'
        | 'supportedNetworks'
        | 'suggestNames'
        | 'lookUpName'
        | 'registerName'
        | 'forgetIdentity'
        | 'forgetNames'
      >
    | undefined
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<Pick<WalletAdapter, 'signMessage'>>
  /** In milliseconds since the epoch. */
  now?: () => number
}

/** The most suggestions to show. */
const most = 10

/** Whether a name is available, and other suggestions. */
export interface NameCheck {
  isFree: boolean
  /** With their suffixes. */
  others: readonly NameSuggestion[]
}

/** A registration that the user has signed. */
export interface SignedName extends AccountOn {
  /** With its suffix. */
  name: string
  message: string
  signature: string
}

export interface AccountNameService {
  /** Whether accounts on a network can get names [names-where]. @throws `request.aborted`. */
  canRegister(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<boolean>
  /**
   * Whether a name is available, and the service's other suggestions [names-suggest].
   * @param asked the name without its suffix
   * @throws `name.refused` with the service's reason, `name.suggestions` if it gives none, `network.unsupported` if it
   * does not serve the network, `request.aborted`.
   */
  checkName(asked: { name: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<NameCheck>
  /**
   * Asks the account to sign its registration [names-message].
   * @throws `name.account` if there is none, or the wallet's error.
   */
  signName(
    asked: AccountOn & { name: string; connectorId: string; namespace: Namespace },
    signal: AbortSignal,
  ): Promise<SignedName>
  /**
   * Registers a name. If the name turns out to be the account's own, it counts as registered, whatever the answer
   * [names-registered].
   * @throws `name.refused` with the service's reason, `name.failed` if it gives none, `request.aborted`.
   */
  registerName(signed: SignedName, signal: AbortSignal): Promise<void>
}

export function accountNameService({ api, loadAdapter, now = Date.now }: AccountNameDeps): AccountNameService {
  const service = () => {
    if (!api) throw new PorticoError('service.missing', { name: 'projectId' })
    return api
  }
  const isAborted = (cause: unknown) => failureOf(cause).code === 'request.aborted'

  const isOwn = async ({ name, address, caipNetworkId }: SignedName, signal: AbortSignal): Promise<boolean> => {
    const { addresses } = await service().lookUpName({ name, caipNetworkId }, signal)
    return addresses.some((each) => each.address.toLowerCase() === address.toLowerCase())
  }

  return {
    canRegister: async (caipNetworkId, signal) =>
      hasNames(parseCaipNetworkId(caipNetworkId).namespace) &&
      api !== undefined &&
      (await api.isSupported(caipNetworkId, signal)),

    async checkName({ name, caipNetworkId }, signal) {
      const networks = await suggesting(() => service().supportedNetworks(signal))
      // For a network that it does not serve, the service would report every name as available.
      if (!networks.includes(caipNetworkId)) throw new PorticoError('network.unsupported')
      return suggesting(async () => {
        const full = `${name}${nameSuffix}`
        const all = await service().suggestNames({ name, caipNetworkId }, signal)
        const others = onceEach(all.filter((each) => each.name !== full && isName(each.name))).slice(0, most)
        const [itself] = onceEach(all.filter((each) => each.name === full))
        if (itself) return { isFree: !itself.isRegistered, others }
        const { addresses } = await service().lookUpName({ name: full, caipNetworkId }, signal)
        return { isFree: addresses.length === 0, others }
      })
    },

    async signName({ name, address, caipNetworkId, connectorId, namespace }, signal) {
      if (address === '') throw new PorticoError('name.account')
      const full = `${name}${nameSuffix}`
      const message = JSON.stringify({ name: full, attributes: {}, timestamp: Math.floor(now() / 1_000) })
      const adapter = await loadAdapter(namespace)
      const signature = await adapter.signMessage({ connectorId, address, message }, signal)
      return { name: full, address, caipNetworkId, message, signature }
    },

    async registerName(signed, signal) {
      const { address, caipNetworkId, message, signature } = signed
      const coinType = evmCoinType(Number(parseCaipNetworkId(caipNetworkId).reference))
      try {
        if (!(await service().registerName({ coinType, address, message, signature, caipNetworkId }, signal)))
          throw new PorticoError('network.unsupported')
      } catch (cause) {
        const isRegistered = !isAborted(cause) && (await isOwn(signed, signal).catch(() => false))
        if (!isRegistered) throw refusalOf(cause, new PorticoError('name.failed', { name: signed.name }, { cause }))
      }
      service().forgetIdentity({ address, caipNetworkId })
      service().forgetNames({ address, caipNetworkId })
    },
  }
}

/** @throws `name.refused` with the service's reason, `name.suggestions` if it gives none, `request.aborted`. */
async function suggesting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw refusalOf(cause, new PorticoError('name.suggestions', undefined, { cause }))
  }
}

/** Removes duplicates; a name is taken if any of them says so. */
const onceEach = (all: readonly NameSuggestion[]): NameSuggestion[] =>
  [...Map.groupBy(all, ({ name }) => name)].map(([name, same]) => ({
    name,
    isRegistered: same.some(({ isRegistered }) => isRegistered),
  }))

/** The service's refusal, with its reason if it gives one. */
function refusalOf(cause: unknown, otherwise: PorticoError): PorticoError {
  const { code, params } = failureOf(cause)
  if (code === 'request.aborted' && cause instanceof PorticoError) return cause
  return typeof params?.reason === 'string'
    ? new PorticoError('name.refused', { reason: params.reason }, { cause })
    : otherwise
}
