import { useSelector } from '@xstate/react'
import type { swapMachine } from '../../machines/swap/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { TokenFinder } from '../token-finder.tsx'
import { useText } from './messages.ts'

/** The tokens that can be swapped, by name, symbol or address [swap-tokens]. */
export default function SwapSelectToken({ actor }: ViewProps<typeof swapMachine>) {
  const t = useText()
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const text = useSelector(actor, ({ context }) => context.search)
  const chosen = useSelector(actor, ({ context }) => context[context.side])
  return (
    <TokenFinder
      actor={actor}
      tokens={tokens}
      chosen={chosen}
      text={text}
      labels={{
        list: t('title.SwapSelectToken'),
        search: t('swap.search'),
        clear: t('swap.clear'),
        keys: t('swap.keys'),
        none: t('swap.noneFound'),
        noneHint: t('swap.noneFoundHint'),
      }}
      testId="swap-select-token-item"
      fieldId="swap-select-token-search-input"
      onType={(typed) => actor.send({ type: 'search.type', text: typed })}
      onChoose={(token) => actor.send({ type: 'token.choose', token })}
    />
  )
}
