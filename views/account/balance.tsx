import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { statusOf } from '../../core/status-meta.ts'
import { fromUnits } from '../../core/units.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import type { accountMachine } from '../../machines/account/chart.ts'
import { Amount } from '../../ui/amount.tsx'
import { Line } from '../../ui/line.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text } from '../../ui/prose.tsx'
import { Hidden, Skeleton } from '../../ui/text.tsx'
import { numberLanguage } from '../number-language.ts'
import { useText } from './messages.ts'

/** The balance, or the message of its state. */
export function Balance({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const t = useText()
  const balance = useSelector(actor, ({ context }) => context.balance)
  const status = useSelector(actor, statusOf)
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'balance.retry' }))
  return (
    <Line gap={8} align="center">
      {status === undefined && balance ? (
        <Amount label={t('account.balance')} testId="account-balance">
          {`${writtenAmount(fromUnits(balance.value, balance.decimals), numberLanguage())} ${balance.symbol}`}
        </Amount>
      ) : status === 'account.balanceFailed' ? (
        <>
          <Text tone="quiet" testId="account-balance">
            {t(status)}
          </Text>
          {canRetry ? (
            <TextLink testId="account-balance-retry" onPress={() => actor.send({ type: 'balance.retry' })}>
              {t('account.balanceRetry')}
            </TextLink>
          ) : null}
        </>
      ) : (
        <>
          <Hidden>{t('account.balanceLoading')}</Hidden>
          <Skeleton inlineSize={140} blockSize={35} />
        </>
      )}
    </Line>
  )
}
