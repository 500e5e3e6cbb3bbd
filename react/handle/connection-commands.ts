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

/** The account of a namespace, and that namespace. @throws if no adapter serves it. */
function accountOf({ store }: Engine, namespace: Namespace | undefined = store.get().active) {
  if (!namespace) throw new PorticoError('hook.namespace')
  const account = store.get().accounts[namespace]
  if (!account) throw new PorticoError('connection.client')
  return account
}

/**
 * Makes a connection the active one. A recent connection's wallet is asked to connect again, in the modal.
 * @throws the failure, or `request.aborted` if the modal is closed before the wallet connects.
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
 * Chooses the wallet of a recent connection in the list that the modal is about to open. Does nothing for a connector
 * that is missing, that several wallets share, or that is a login: there the user has to choose. Returns a function
 * that cancels the choice.
 */
function chooseRecent(kit: Engine['kit'], namespace: Namespace, connectorId: string): (() => void) | undefined {
  const wallet: ActorRefFrom<typeof walletMachine> | undefined = kit.system.get(systemIds.wallet(namespace))
  const connector = wallet?.getSnapshot().context.connectors.find(({ id }) => sameId(id, connectorId))
  if (!connector || connector.type === 'AUTH' || isShared(connector.id)) return undefined
  const { name, id } = connector
  return chooseInModal(kit, { type: 'connector.choose', name, options: [{ namespace, connectorId: id }] })
}

/** Ends a connection and removes it from the recent ones. */
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
