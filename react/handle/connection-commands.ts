import type { ActorRefFrom } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { isShared, sameId } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { plainAddress } from '../../core/plain-address.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import type { Engine } from '../engine/engine.ts'
import type { PublicState } from '../store/store.ts'
import { chooseInModal } from './choose-in-modal.ts'
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
 * Makes a connection the active one. The wallet of a recent one is asked again, in the modal.
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
  const callOff = chooseRecent(kit, namespace, connectorId)
  try {
    await engine.open({ view, namespace })
    await doneInModal(store, isDone)
  } finally {
    callOff?.()
  }
}

/**
 * Has the wallet of a recent connection chosen in the list that the modal is about to be opened at. One that is shared or logged in
 * to is the user's choice, and one that is not there cannot be chosen. Returns what calls it off.
 */
function chooseRecent(kit: Engine['kit'], namespace: Namespace, connectorId: string): (() => void) | undefined {
  const wallet: ActorRefFrom<typeof walletMachine> | undefined = kit.system.get(systemIds.wallet(namespace))
  const connector = wallet?.getSnapshot().context.connectors.find(({ id }) => sameId(id, connectorId))
  if (!connector || connector.type === 'AUTH' || isShared(connector.id)) return undefined
  const { name, id } = connector
  return chooseInModal(kit, { type: 'connector.choose', name, options: [{ namespace, connectorId: id }] })
}

/** Ends a connection, and forgets it: it is no recent one either. */
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
