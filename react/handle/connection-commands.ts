import type { Namespace } from '../../core/caip.ts'
import { isShared, sameId } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { plainAddress } from '../../core/plain-address.ts'
import type { Engine } from '../engine/engine.ts'
import type { PublicState } from '../store/store.ts'
import { doneInModal } from './done-in-modal.ts'
import { disconnect } from './kit-commands.ts'
import type { DeleteConnectionParameters, SwitchConnectionParameters } from './parameters.ts'
import { runCommand } from './run-command.ts'
import type { Setup } from './setup.ts'

/** The account of a namespace, and that namespace. @throws where no adapter can be asked. */
function accountOf({ store }: Engine, namespace: Namespace | undefined = store.get().active) {
  if (!namespace) throw new PorticoError('hook.namespace')
  const account = store.get().accounts[namespace]
  if (!account) throw new PorticoError('connection.client')
  return account
}

/**
 * Makes a connection the active one. A former one is connected again, in the modal.
 * @throws the failure, and `request.aborted` where the modal is closed before it is connected.
 */
export async function switchConnection(engine: Engine, choice: SwitchConnectionParameters): Promise<void> {
  const { namespace, connections } = accountOf(engine, choice.namespace)
  const { kit, store } = engine
  const { connectorId } = choice.connection
  const address = choice.address === undefined ? undefined : plainAddress(choice.address).address
  const isDone = ({ accounts }: PublicState) => {
    const { wallet, address: active } = accounts[namespace] ?? {}
    return wallet !== undefined && sameId(wallet.id, connectorId) && (address === undefined || active === address)
  }
  if (connections.some((each) => sameId(each.connectorId, connectorId)))
    return runCommand(kit, store, {
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
  await doneInModal(store, isDone)
}

/** Ends a connection, and forgets it: it is no former one either. */
export async function deleteConnection(
  engine: Engine,
  setup: Setup,
  { connectorId, namespace: asked }: DeleteConnectionParameters,
): Promise<void> {
  const { namespace, connections } = accountOf(engine, asked)
  if (connections.some((each) => sameId(each.connectorId, connectorId)))
    await disconnect(engine, setup, { namespace, id: connectorId })
  engine.forget(namespace, connectorId)
}
