import { PorticoError } from '../../core/errors.ts'
import type { HeadlessWallet } from '../../core/headless-wallet.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { type Login, socialProviders } from '../../core/social-provider.ts'
import { doneInModal } from '../handle/done-in-modal.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { accountIn } from '../store/store.ts'

const isLogin = (name: string): name is Login => name === 'email' || socialProviders.some((each) => each === name)

/** Whether the dApp has an embedded wallet, and offers that login to it. */
function isOffered({ embeddedWallet, features }: AppKitOptions, login: Login): boolean {
  if (embeddedWallet === undefined) return false
  if (login === 'email') return features?.email !== false
  const { socials } = features ?? {}
  return typeof socials === 'object' ? socials.includes(login) : socials !== false
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether a wallet is the one that a name stands for: `crypto-com` is Crypto.com, `trust` Trust Wallet. */
export const isNamed = ({ id, name }: Pick<HeadlessWallet, 'id' | 'name'>, asked: string): boolean =>
  id === asked || plain(name).startsWith(plain(asked))

/** Shows the ways to connect, and goes on from there to the login. @throws `connector.missing` where it is not offered. */
async function logIn(kit: AppKitHandle, login: Login, namespace: Namespace | undefined): Promise<void> {
  if (!isOffered(kit.options, login)) throw new PorticoError('connector.missing')
  await kit.open({ view: 'Connect', ...(namespace && { namespace }) })
  await (await kit.headless()).chooseLogin(login)
}

/**
 * Connects the wallet of that name: the one in this browser, and else by the modal's code, which any wallet can scan. The name
 * of a login, `email` or `google`, leads to that.
 * @throws `ConnectErrorType`, and `request.aborted` where the modal is closed before.
 */
export async function connectNamed(kit: AppKitHandle, name: string, namespace: Namespace | undefined): Promise<void> {
  await loadErrorMessages()
  if (isLogin(name)) await logIn(kit, name, namespace)
  else {
    const headless = await kit.headless()
    const wallet = kit.store.get().headless?.wallets.find((each) => each.isInjected && isNamed(each, name))
    if (wallet) return headless.connect(wallet, namespace)
    await kit.open({ view: 'ConnectingWalletConnect', ...(namespace && { namespace }) })
  }
  await doneInModal(kit.store, (state) => accountIn(state, namespace)?.address !== undefined)
}
