import { useMemo } from 'react'
import type { AnyActorRef } from 'xstate'
import { matchingTokens } from '../core/matching-tokens.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import { fromUnits } from '../core/units.ts'
import { Amounts } from '../ui/amounts.tsx'
import { Say } from '../ui/announcer.tsx'
import { Chosen } from '../ui/chosen.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Finder } from '../ui/finder.tsx'
import { RowBody } from '../ui/list.tsx'
import { Plate } from '../ui/plate.tsx'
import { RowWorth } from '../ui/row-worth.tsx'
import { truncate } from './names.ts'
import { TokenPicture } from './token-picture.tsx'
import { useNumbers } from './use-numbers.ts'

export interface TokenFinderProps {
  actor: AnyActorRef
  tokens: readonly TokenBalance[]
  /** The token chosen so far. */
  chosen: TokenBalance | null
  /** The search text. */
  text: string
  /** The labels; `none` and `noneHint` are for an empty result. */
  labels: Readonly<Record<'list' | 'search' | 'clear' | 'keys' | 'none' | 'noneHint', string>>
  /** The prefix of the rows' test ids. */
  testId: string
  /** The field's id, if it differs from that of other searches. */
  fieldId?: string | undefined
  onType: (text: string) => void
  onChoose: (token: TokenBalance) => void
}

const nothing = () => undefined

/** Tokens by name, symbol or address, each with the account's balance. */
export function TokenFinder({
  actor,
  tokens,
  chosen,
  text,
  labels,
  testId,
  fieldId,
  onType,
  onChoose,
}: TokenFinderProps) {
  const { short, worth } = useNumbers()
  const found = useMemo(() => matchingTokens(tokens, text), [tokens, text])

  const row = (index: number, tabIndex: 0 | -1) => {
    const token = found[index]
    if (!token) return null
    const isChosen = chosen !== null && token.address === chosen.address
    return (
      <RowBody
        icon={<TokenPicture actor={actor} token={token} size={40} />}
        title={truncate(token.name)}
        sub={
          <Amounts
            parts={[{ number: short(fromUnits(token.amount, token.decimals)), symbol: truncate(token.symbol) }]}
          />
        }
        value={<RowWorth unknown="–">{worth(token.amount, token)}</RowWorth>}
        current={isChosen}
        hint={chosen === null ? undefined : <Chosen room={!isChosen} />}
        tabIndex={tabIndex}
        testId={`${testId}-${token.address ?? token.symbol}`}
        onPress={() => onChoose(token)}
      />
    )
  }
  return (
    <Finder
      search={{ label: labels.search, clear: labels.clear, value: text, testId: fieldId, onType }}
      subject={text.trim()}
      list={{
        label: labels.list,
        keys: labels.keys,
        count: found.length,
        total: found.length,
        whole: tokens.length,
        coming: 0,
        keyOf: (index) => found[index]?.address ?? String(index),
        row,
        onEnd: undefined,
        onSeen: nothing,
      }}
      instead={
        found.length === 0 ? (
          <>
            <Say>{labels.none}</Say>
            <EmptyState art={<Plate icon="search" />} title={labels.none} text={labels.noneHint} />
          </>
        ) : undefined
      }
    />
  )
}
