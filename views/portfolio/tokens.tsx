import { useSelector } from '@xstate/react'
import { explorerLink } from '../../core/explorer.ts'
import { networkOf } from '../../core/network-of.ts'
import { fromUnits } from '../../core/units.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Amounts } from '../../ui/amounts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row, RowBody } from '../../ui/list.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Text } from '../../ui/prose.tsx'
import { RowWorth } from '../../ui/row-worth.tsx'
import { Hidden } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'

type Props = ViewProps<typeof portfolioMachine>

/** The number of placeholder rows while the tokens load. */
const COMING = 4

/** The tokens, or the state's message [portfolio-tokens]. */
export function Tokens({ actor }: Props) {
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  if (hasFailed) return <Unavailable actor={actor} />
  return isEmpty ? <Nothing actor={actor} /> : <TokenList actor={actor} />
}

function TokenList({ actor }: Props) {
  const t = useText()
  const { language, worth } = useNumbers()
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const network = useSelector(actor, ({ context: { networks, connection } }) => networkOf(networks, connection))
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  // If no price is known at all, don't report that for each token.
  const hasPrices = tokens.some(({ price }) => price !== undefined)

  const still = network.explorerUrl === undefined

  const row = (index: number, tabIndex: 0 | -1) => {
    const token = tokens[index]
    if (!token) return null
    const { address, name, symbol, amount, decimals } = token
    return (
      <RowBody
        icon={<TokenPicture actor={actor} token={token} size={40} />}
        title={truncate(name)}
        sub={
          <Amounts
            parts={[{ number: writtenAmount(fromUnits(amount, decimals), language), symbol: truncate(symbol) }]}
          />
        }
        value={hasPrices ? <RowWorth unknown={t('portfolio.noPrice')}>{worth(amount, token)}</RowWorth> : undefined}
        href={address && explorerLink(network, address)}
        // The native token has no page, yet the arrow keys move through its row.
        tabIndex={still ? undefined : tabIndex}
        testId={`portfolio-token-${address ?? symbol}`}
      />
    )
  }
  return (
    <>
      <LongList
        label={t('portfolio.tokens')}
        count={tokens.length}
        total={tokens.length}
        coming={isLoading ? COMING : 0}
        keyOf={(index) => tokens[index]?.address ?? String(index)}
        row={row}
        still={still}
      />
      {isLoading ? <Hidden>{t('modal.loading')}</Hidden> : null}
    </>
  )
}

function Nothing({ actor }: Props) {
  const t = useText()
  const canBuy = useSelector(actor, (snapshot) => snapshot.can({ type: 'onramp.open' }))
  const canReceive = useSelector(actor, (snapshot) => snapshot.can({ type: 'receive.open' }))
  return (
    <EmptyState art={<Plate icon="wallet" />} title={t('portfolio.empty')} text={t('portfolio.emptyHint')}>
      <List>
        {canBuy ? (
          <Row
            icon={<LazyIcon name="plus" />}
            title={t('portfolio.buy')}
            sub={t('portfolio.buyHint')}
            testId="portfolio-buy"
            onPress={() => actor.send({ type: 'onramp.open' })}
          />
        ) : null}
        {canReceive ? (
          <Row
            icon={<LazyIcon name="download" />}
            title={t('portfolio.receive')}
            sub={t('portfolio.receiveHint')}
            testId="portfolio-receive"
            onPress={() => actor.send({ type: 'receive.open' })}
          />
        ) : null}
      </List>
    </EmptyState>
  )
}

function Unavailable({ actor }: Props) {
  const t = useText()
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'tokens.retry' }))
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  return (
    <EmptyState art={<Plate icon="warning" tone="warn" />} title={t('portfolio.unavailable')} text={code && t(code)}>
      {canRetry ? (
        <Button variant="primary" wide testId="portfolio-retry" onPress={() => actor.send({ type: 'tokens.retry' })}>
          {t('modal.retry')}
        </Button>
      ) : (
        <Text size="s" tone="quiet" align="center">
          {t('portfolio.resting')}
        </Text>
      )}
    </EmptyState>
  )
}
