import { PorticoError } from '../../core/errors.ts'
import type { HeadlessWallet } from '../../core/headless-wallet.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { doneInModal } from '../handle/done-in-modal.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { accountIn } from '../store/store.ts'

/** Ways to connect that there are no views for yet. */
const unbuilt = new Set(['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether a wallet is the one that a name stands for: `crypto-com` is Crypto.com, `trust` Trust Wallet. */
export const isNamed = ({ id, name }: Pick<HeadlessWallet, 'id' | 'name'>, asked: string): boolean =>
  id === asked || plain(name).startsWith(plain(asked))

/**
 * Connects the wallet of that name: the one in this browser, and else by the modal's code, which any wallet can scan.
 * @throws `ConnectErrorType`, and `request.aborted` where the modal is closed before.
 */
export async function connectNamed(kit: AppKitHandle, name: string, namespace: Namespace | undefined): Promise<void> {
  await loadErrorMessages()
  if (unbuilt.has(name)) throw new PorticoError('connector.missing')
  const headless = await kit.headless()
  const wallet = kit.store.get().headless?.wallets.find((each) => each.isInjected && isNamed(each, name))
  if (wallet) return headless.connect(wallet, namespace)
  await kit.open({ view: 'ConnectingWalletConnect', ...(namespace && { namespace }) })
  await doneInModal(kit.store, (state) => accountIn(state, namespace)?.address !== undefined)
}
