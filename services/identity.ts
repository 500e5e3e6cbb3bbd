import { hasNames } from '../core/account-name.ts'
import { type Namespace, parseCaipNetworkId } from '../core/caip.ts'
import { PorticoError } from '../core/errors.ts'
import type { Identity } from '../core/identity.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { Network } from '../core/network.ts'
import { defined } from '../core/schema.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { AccountOn } from './blockchain-api/account.ts'
import type { BlockchainApi } from './blockchain-api.ts'
import { shared } from './shared.ts'

/** The dependencies of the identity service. */
export interface IdentityDeps {
  /** Undefined if the dApp has no project. */
  api: Pick<BlockchainApi, 'identity' | 'isSupported' | 'namesOf'> | undefined
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<Pick<WalletAdapter, 'identity'>>
  /** The dApp's current networks. */
  networks(): readonly Network[]
  /** In milliseconds since the epoch. */
  now?: () => number
}

export interface IdentityService {
  /**
   * An account's name and picture [assets-identified]: from the blockchain API, or from its name register if that
   * fails. Without a project, and on networks that the API does not serve, from the namespace's own names, cached for 5
   * min like the API's [assets-cache]. Empty on testnets, and in namespaces without names.
   * @param account `sender`: the account that asks; the account itself by default.
   * @throws `name.ofAddress`, `request.aborted`, or the adapter's errors.
   */
  loadIdentity(account: AccountOn & { sender?: string }, signal: AbortSignal): Promise<Identity>
}

export function identityService({ api, loadAdapter, networks, now = Date.now }: IdentityDeps): IdentityService {
  const onChain = shared<Identity>({ life: lazyConstants.nameCacheLife, now })
  const byApi = async (
    { address, caipNetworkId, sender = address }: AccountOn & { sender?: string },
    signal: AbortSignal,
    from: NonNullable<typeof api>,
  ) => {
    const asked = { address, caipNetworkId, sender }
    try {
      return await from.identity(asked, signal)
    } catch (cause) {
      if (signal.aborted) throw cause
      return registered(asked, signal, from)
    }
  }
  const registered = async (
    asked: AccountOn & { sender: string },
    signal: AbortSignal,
    from: NonNullable<typeof api>,
  ) => {
    try {
      const [first] = await from.namesOf(asked, signal)
      return defined({ name: first?.name, avatar: first?.avatar })
    } catch (cause) {
      throw signal.aborted ? cause : new PorticoError('name.ofAddress', undefined, { cause })
    }
  }

  return {
    async loadIdentity(account, signal) {
      const { caipNetworkId, address } = account
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const network = networks().find((each) => each.caipNetworkId === caipNetworkId)
      if (!hasNames(namespace) || network?.testnet) return {}
      if (api && (await api.isSupported(caipNetworkId, signal))) return byApi(account, signal, api)
      return onChain(`${namespace}:${address}`, signal, async (within) =>
        (await loadAdapter(namespace)).identity({ address }, within),
      )
    },
  }
}
