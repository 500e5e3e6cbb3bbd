import type { Config, CreateConnectorFn } from 'wagmi'
import { member } from '../../core/member.ts'
import { type Announced, isProvider } from './provider.ts'

/** The maximum number of announced wallets. */
const most = 200

const isAnnounced = (value: { info: Record<string, unknown>; provider: unknown }): value is typeof value & Announced =>
  isProvider(value.provider) && typeof value.info.name === 'string' && typeof value.info.rdns === 'string'

/** Reads an announcement once, because its getters may throw or change; undefined if it is invalid. */
function read(event: Event): Announced | undefined {
  const detail = member(event, 'detail')
  const said = member(detail, 'info')
  const [uuid, name, icon, rdns] = ['uuid', 'name', 'icon', 'rdns'].map((each) => member(said, each))
  const announced = { info: { uuid, name, icon, rdns }, provider: member(detail, 'provider') }
  return isAnnounced(announced) ? announced : undefined
}

/**
 * Creates one connector for each wallet that announces itself (EIP-6963). wagmi's own discovery fails on malformed
 * announcements, and sets up all wallets again for each late one.
 * @param found collects them, including those for which the dApp has its own connector.
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
    // The link and the embedded wallet are added later: reserve their ids.
    const isTaken =
      isNamed(rdns, ['walletConnect', 'ID_AUTH']) ||
      config.connectors.some((own) => isNamed(rdns, own.id) || isNamed(rdns, own.rdns))
    if (isTaken) return
    const connector = connectors.setup(guard(connectors.providerDetailToConnector(wallet)))
    connectors.setState((all) => [...all, connector])
  }
  // The first client render must match the server's, which has no wallets.
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
