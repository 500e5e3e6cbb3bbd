import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { matchingTokens } from '../../core/matching-tokens.ts'
import { fromUnits } from '../../core/units.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Finder } from '../../ui/finder.tsx'
import { RowBody } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'

const nothing = () => undefined

/** The tokens of the account, by name, symbol or address [send-token]. */
export default function WalletSendSelectToken({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const { short, worth } = useNumbers()
  const tokens = useSelector(actor, ({ context }) => context.tokens)
  const text = useSelector(actor, ({ context }) => context.search)
  const found = useMemo(() => matchingTokens(tokens, text), [tokens, text])

  const row = (index: number, tabIndex: 0 | -1) => {
    const token = found[index]
    if (!token) return null
    return (
      <RowBody
        icon={<TokenPicture actor={actor} token={token} size={40} />}
        title={truncate(token.name)}
        sub={`${short(fromUnits(token.amount, token.decimals))} ${truncate(token.symbol)}`}
        value={worth(token.amount, token)}
        hint="forward"
        tabIndex={tabIndex}
        testId={`send-token-${token.address ?? token.symbol}`}
        onPress={() => actor.send({ type: 'token.choose', token })}
      />
    )
  }
  return (
    <Finder
      search={{
        label: t('send.search'),
        clear: t('send.clear'),
        value: text,
        onType: (typed) => actor.send({ type: 'search.type', text: typed }),
      }}
      subject={text.trim()}
      list={{
        label: t('title.WalletSendSelectToken'),
        keys: t('send.keys'),
        count: found.length,
        total: found.length,
        coming: 0,
        keyOf: (index) => found[index]?.address ?? String(index),
        row,
        onEnd: undefined,
        onSeen: nothing,
      }}
      instead={
        found.length > 0 ? undefined : (
          <EmptyState art={<Plate icon="search" />} title={t('send.noneFound')} text={t('send.noneFoundHint')} />
        )
      }
    />
  )
}
