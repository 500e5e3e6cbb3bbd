import type { ActorRefFrom } from 'xstate'
import { formatUnits } from '../../core/amount.ts'
import type { accountMachine } from '../../machines/account.ts'
import { Amount } from '../../ui/amount.tsx'
import { Line } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text } from '../../ui/prose.tsx'
import { Hidden, Skeleton } from '../../ui/text.tsx'
import { useText } from '../text.tsx'
import { useSelector } from '../use-selector.ts'

const DECIMALS_SHOWN = 3

/** The balance under the address: on its way, there, or not to be had; what was there stays until the next is. */
export function Balance({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const t = useText()
  const balance = useSelector(actor, ({ context }) => context.balance)
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'balance.retry' }))
  return (
    <Line gap={8} align="center">
      {failed ? (
        <>
          <Text tone="quiet" testId="account-balance">
            {t('account.balanceFailed')}
          </Text>
          {mayRetry ? (
            <TextLink testId="account-balance-retry" onPress={() => actor.send({ type: 'balance.retry' })}>
              {t('account.balanceRetry')}
            </TextLink>
          ) : null}
        </>
      ) : loading || !balance ? (
        <>
          <Hidden>{t('account.balanceLoading')}</Hidden>
          <Skeleton inlineSize={96} blockSize={21} />
        </>
      ) : (
        <Amount
          label={t('account.balance')}
          value={formatUnits(balance.value, balance.decimals, DECIMALS_SHOWN)}
          unit={balance.symbol}
          testId="account-balance"
        />
      )}
    </Line>
  )
}
