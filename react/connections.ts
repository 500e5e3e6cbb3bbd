import type { Namespace } from '../core/caip.ts'
import { isShared, sameId } from '../core/connector.ts'
import { PorticoError } from '../core/errors.ts'
import { plainAddress } from '../core/plain-address.ts'
import { ask } from './ask.ts'
import { disconnect } from './asking.ts'
import type { Engine } from './engine.ts'
import type { ConnectionChoice, ConnectionEnd } from './handle.ts'
import type { Setup } from './setup.ts'
import type { PublicState } from './store.ts'

/** The account of a namespace, and that namespace. @throws where there is nobody to ask. */
function accountOf({ store }: Engine, namespace: Namespace | undefined = store.get().active) {
  if (!namespace) throw new PorticoError('hook.namespace')
  const account = store.get().accounts[namespace]
  if (!account) throw new PorticoError('connection.client')
  return account
}

/**
 * Makes a connection the active one. One that does not stand any more is connected anew, in the modal.
 * @throws the failure, and `request.aborted` where the modal is closed before it is connected.
 */
export async function switchConnection(engine: Engine, choice: ConnectionChoice): Promise<void> {
  const { namespace, connections } = accountOf(engine, choice.namespace)
  const { kit, store } = engine
  const { connectorId } = choice.connection
  const address = choice.address === undefined ? undefined : plainAddress(choice.address).address
  const isDone = ({ accounts }: PublicState) => {
    const { wallet, address: active } = accounts[namespace] ?? {}
    return wallet !== undefined && sameId(wallet.id, connectorId) && (address === undefined || active === address)
  }
  if (connections.some((each) => sameId(each.connectorId, connectorId)))
    return ask(kit, store, {
      event: { type: 'connection.switch', namespace, connectorId, ...(address && { address }) },
      isDone,
      refusalIn: (emitted) =>
        emitted.type === 'switchFailed' && emitted.namespace === namespace && sameId(emitted.connectorId, connectorId)
          ? emitted.failure
          : undefined,
    })
  const { mobile } = kit.getSnapshot().context.environment
  const view = !isShared(connectorId) ? 'Connect' : mobile ? 'AllWallets' : 'ConnectingWalletConnect'
  await engine.open({ view, namespace })
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      const isConnected = isDone(store.get())
      if (!isConnected && store.get().open) return
      unsubscribe()
      if (isConnected) resolve()
      else reject(new PorticoError('request.aborted'))
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** Ends a connection; forgets one that does not stand any more. */
export async function deleteConnection(
  engine: Engine,
  setup: Setup,
  { connectorId, namespace: asked }: ConnectionEnd,
): Promise<void> {
  const { namespace, connections } = accountOf(engine, asked)
  if (connections.some((each) => sameId(each.connectorId, connectorId)))
    await disconnect(engine, setup, { namespace, id: connectorId })
  else engine.forget(namespace, connectorId)
}
