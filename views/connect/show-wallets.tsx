import type { ActorRefFrom } from 'xstate'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { useText } from './logins-messages.ts'

export interface ShowWalletsProps {
  actor: ActorRefFrom<typeof connectMachine>
}

/** The way to the wallets, where the dApp wants the logins to be seen first [connect-collapsed]. */
export default function ShowWallets({ actor }: ShowWalletsProps) {
  const t = useText()
  return (
    <List>
      <Row
        testId="w3m-collapse-wallets-button"
        icon={<LazyIcon name="wallet" />}
        title={t('connect.continueWithWallet')}
        hint="forward"
        onPress={() => actor.send({ type: 'wallets.show' })}
      />
    </List>
  )
}
