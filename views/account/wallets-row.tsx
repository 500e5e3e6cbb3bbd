import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '../../machines/account/chart.ts'
import { LateIcon } from '../../ui/late-icon.tsx'
import { Row } from '../../ui/list.tsx'
import { useWallets } from '../use-kit.ts'
import { useText } from './messages.ts'

/** The way to the user's wallets, where the app allows several. */
export function WalletsRow({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const t = useText()
  const count = useWallets(actor).reduce((sum, { context }) => sum + context.connections.length, 0)
  return (
    <Row
      icon={<LateIcon name="wallet" />}
      title={t('account.wallets')}
      value={count}
      hint="forward"
      testId="wui-wallet-switch"
      onPress={() => actor.send({ type: 'wallets.open' })}
    />
  )
}
