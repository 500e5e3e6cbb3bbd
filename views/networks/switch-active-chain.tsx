import { useSelector } from '@xstate/react'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { NetworkPicture } from '../network-picture.tsx'
import { useLast } from '../use-last.ts'
import { useText } from './messages.ts'

/** The network that was chosen needs a wallet of its own kind [network-choice]. */
export default function SwitchActiveChain({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const to = useLast(useSelector(actor, ({ context }) => context.stack.at(-1)?.to))
  const networks = useSelector(actor, ({ context }) => context.networks)
  if (!to) return null
  const network = truncate(to.name)
  const shown = networks.find(({ caipNetworkId }) => caipNetworkId === to.caipNetworkId)
  return (
    <EmptyState
      art={<NetworkPicture actor={actor} network={shown} name={to.name} size={76} travel={to.caipNetworkId} />}
      title={t('switchChain.headline', { network })}
      text={t('switchChain.text', { network })}
    >
      <Button
        variant="primary"
        wide
        testId="switch-chain-connect"
        onPress={() => actor.send({ type: 'network.connect' })}
      >
        {t('switchChain.connect')}
      </Button>
    </EmptyState>
  )
}
