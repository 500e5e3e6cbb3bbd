import { PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { type Login, socialProviders } from '../../core/social-provider.ts'
import type { KitEmitted } from '../../machines/kit/index.ts'
import { doneInModal } from '../handle/done-in-modal.ts'
import type { Headless } from '../handle/headless-types.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { isNamed, namesOf } from './wallet-names.ts'

const isLogin = (name: string): name is Login => name === 'email' || socialProviders.some((each) => each === name)

/** Whether the dApp has an embedded wallet and offers this login to it. */
function isOffered({ embeddedWallet, features }: AppKitOptions, login: Login): boolean {
  if (embeddedWallet === undefined) return false
  if (login === 'email') return features?.email !== false
  const { socials } = features ?? {}
  return typeof socials === 'object' ? socials.includes(login) : socials !== false
}

type View = 'Connect' | 'ConnectingWalletConnect'

/**
 * How the modal reaches a wallet: the view to open, and a function that makes the choice there and returns its cancel
 * function.
 */
interface ModalPath {
  view: View
  choose?: () => () => void
}

/** @throws `connector.missing` if the login is not offered. */
function pathToLogin({ options }: AppKitHandle, headless: Headless, login: Login): ModalPath {
  if (!isOffered(options, login)) throw new PorticoError('connector.missing')
  return { view: 'Connect', ...(login !== 'email' && { choose: () => headless.chooseLogin(login) }) }
}

/**
 * Connects the wallet with this name: an installed one, or else through the modal by the wallet's own link or code if
 * the directory has it, or by a code that any wallet can scan. The name of a login, `email` or `google`, opens that
 * login. If the dApp has terms that are not accepted yet, the modal asks for that first [connect-terms].
 * @throws `ConnectErrorType`, or `request.aborted` if the modal is closed first.
 */
export async function connectNamed(kit: AppKitHandle, name: string, namespace: Namespace | undefined): Promise<void> {
  await loadErrorMessages()
  const headless = await kit.headless()
  if (isLogin(name)) return connectInModal(kit, pathToLogin(kit, headless, name), namespace)
  const isAny = name === 'walletConnect'
  const wallet = isAny ? undefined : await headless.findWallet((each) => isNamed(each, name), namesOf(name))
  if (wallet?.isInjected && !headless.asksTerms()) return headless.connect(wallet, namespace)
  const path: ModalPath = wallet
    ? { view: 'Connect', choose: () => headless.chooseWallet(wallet, namespace) }
    : { view: 'ConnectingWalletConnect' }
  return connectInModal(kit, path, namespace)
}

type Connected = Extract<KitEmitted, { type: 'connect' }>

/** A wallet that is connected already, or returns from an earlier visit, is not the one that this waits for. */
async function connectInModal(kit: AppKitHandle, { view, choose }: ModalPath, namespace: Namespace | undefined) {
  const callOff = choose?.()
  let hasConnected = false
  const unfollow = kit.observe(({ kit: actor }) => {
    const following = actor.on('connect', ({ silent, namespace: its }: Connected) => {
      hasConnected ||= !silent && (namespace ?? its) === its
    })
    return () => following.unsubscribe()
  })
  try {
    await kit.open({ view, ...(namespace && { namespace }) })
    await doneInModal(kit.store, () => hasConnected)
  } finally {
    unfollow()
    callOff?.()
  }
}
