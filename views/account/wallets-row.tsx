import { useCallback, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { accountMachine } from '../../machines/account.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/list.tsx'
import { useText } from '../text.tsx'
import { kitOf, walletOf } from '../use-kit.ts'
import { useSelector } from '../use-selector.ts'

type Account = ActorRefFrom<typeof accountMachine>

/** How many connections stand, in all namespaces. */
function useCount(actor: Account): number {
  const namespaces = useSelector(kitOf(actor), ({ context }) => context.namespaces)
  const watch = useCallback(
    (look: () => void) => {
      const watching = namespaces.map((namespace) => walletOf(actor, namespace).subscribe(look))
      return () => {
        for (const each of watching) each.unsubscribe()
      }
    },
    [actor, namespaces],
  )
  const count = () =>
    namespaces.reduce((sum, namespace) => sum + walletOf(actor, namespace).getSnapshot().context.connections.length, 0)
  return useSyncExternalStore(watch, count, count)
}

/** The way to one's wallets, where there may be several. */
export function WalletsRow({ actor }: { actor: Account }) {
  const t = useText()
  return (
    <Row
      icon={<Icon name="wallet" />}
      title={t('account.wallets')}
      value={useCount(actor)}
      hint="forward"
      testId="wui-wallet-switch"
      onPress={() => actor.send({ type: 'wallets.open' })}
    />
  )
}
