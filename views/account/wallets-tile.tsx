import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Tile } from '../../ui/tiles.tsx'
import { useWallets } from '../use-kit.ts'
import { useText } from './messages.ts'

/** A link to the user's wallets, if the app allows several. */
export function WalletsTile({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const t = useText()
  const count = useWallets(actor).reduce((sum, { context }) => sum + context.connections.length, 0)
  return (
    <Tile
      icon="wallet"
      count={count > 1 ? count : undefined}
      testId="wui-wallet-switch"
      onPress={() => actor.send({ type: 'wallets.open' })}
    >
      {t('account.wallets')}
    </Tile>
  )
}
