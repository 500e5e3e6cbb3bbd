import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { sameId } from '../../core/connector.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { WalletIcon } from '../../ui/image.tsx'
import { useWallets } from '../use-kit.ts'

/** The picked wallet's icon, the same as in its row, in every view after the press. */
export function PickedIcon({ actor }: { actor: ActorRefFrom<typeof connectMachine> }) {
  const choice = useSelector(actor, ({ context }) => context.choice)
  const connectors = useWallets(actor).flatMap(({ context }) => context.connectors)
  if (!choice) return null
  const { name, options } = choice
  const icons = options.flatMap(
    ({ namespace, connectorId }) =>
      connectors.find((one) => one.namespace === namespace && sameId(one.id, connectorId))?.icon ?? [],
  )
  return <WalletIcon src={icons[0]} name={name} size={76} travel={options[0].connectorId} />
}
