import type { Config, CreateConnectorFn } from 'wagmi'
import { member } from '../../core/member.ts'
import { type Announced, isProvider } from './provider.ts'

/** No page has more. */
const most = 200

const isAnnounced = (value: { info: Record<string, unknown>; provider: unknown }): value is typeof value & Announced =>
  isProvider(value.provider) && typeof value.info.name === 'string' && typeof value.info.rdns === 'string'

/** An announcement, read once, for its getters may throw, or say something else the next time; undefined where it is none. */
function read(event: Event): Announced | undefined {
  const detail = member(event, 'detail')
  const said = member(detail, 'info')
  const [uuid, name, icon, rdns] = ['uuid', 'name', 'icon', 'rdns'].map((each) => member(said, each))
  const announced = { info: { uuid, name, icon, rdns }, provider: member(detail, 'provider') }
  return isAnnounced(announced) ? announced : undefined
}

/**
 * Makes connectors of the wallets that announce themselves (EIP-6963), one of each. wagmi's own discovery does not bear what is
 * malformed, and sets up all wallets again for each late one.
 * @param found is where they are kept, also those that the dApp has a connector of its own for.
 */
export function discover(
  config: Config,
  found: Announced[],
  guard: (create: CreateConnectorFn) => CreateConnectorFn,
): void {
  if (typeof window === 'undefined') return
  const { connectors, ssr, store } = config._internal
  const isNamed = (id: string, other: string | readonly string[] | undefined = []) =>
    [other].flat().some((each) => each.toLowerCase() === id.toLowerCase())

  const offer = (wallet: Announced) => {
    const { rdns } = wallet.info
    // The link and the embedded wallet are not there yet, and nothing may take their ids.
    const isTaken =
      isNamed(rdns, ['walletConnect', 'ID_AUTH']) ||
      config.connectors.some((own) => isNamed(rdns, own.id) || isNamed(rdns, own.rdns))
    if (isTaken) return
    const connector = connectors.setup(guard(connectors.providerDetailToConnector(wallet)))
    connectors.setState((all) => [...all, connector])
  }
  // What a server has drawn is drawn again first, without any wallet.
  const storage = member(store, 'persist')
  const [hasStored, onStored] = [member(storage, 'hasHydrated'), member(storage, 'onFinishHydration')]
  const isWaiting = () => ssr && typeof hasStored === 'function' && hasStored() === false
  if (isWaiting() && typeof onStored === 'function') onStored(() => found.forEach(offer))

  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = read(event)
    if (!wallet || found.length === most || found.some(({ info }) => isNamed(wallet.info.rdns, info.rdns))) return
    found.push(wallet)
    if (!isWaiting()) offer(wallet)
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}
