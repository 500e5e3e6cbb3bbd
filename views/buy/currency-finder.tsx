import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Chosen } from '../../ui/chosen.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Finder } from '../../ui/finder.tsx'
import { RowBody } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { MoneyPicture } from './money-picture.tsx'

type Actor = ViewProps<typeof buyMachine>['actor']

/** A currency or a token in the list. */
export interface Listed {
  id: string
  name: string
  symbol: string
  /** A currency's sign. */
  sign?: string
  /** The directory's id of its picture. */
  picture: string
}

export interface CurrencyFinderProps {
  actor: Actor
  label: string
  /** The search text. */
  search: string
  listed: readonly Listed[]
  chosen: string | undefined
  /** The prefix of the rows' test ids. */
  testId: string
  onChoose: (id: string) => void
}

/** A searchable list of any length, by name or symbol [onramp-options]. */
export function CurrencyFinder({ actor, label, search, listed, chosen, testId, onChoose }: CurrencyFinderProps) {
  const t = useText()
  const text = useSelector(actor, ({ context }) => context.search)
  const found = useMemo(() => {
    const wanted = text.trim().toLowerCase()
    return listed.filter(({ name, symbol }) => `${name}\n${symbol}`.toLowerCase().includes(wanted))
  }, [listed, text])
  const onSeen = useCallback(
    (first: number, last: number) =>
      actor.send({ type: 'rows.show', ids: found.slice(first, last + 1).map(({ picture }) => picture) }),
    [actor, found],
  )
  const row = (index: number, tabIndex: 0 | -1): ReactNode => {
    const each = found[index]
    if (!each) return null
    return (
      <RowBody
        icon={<MoneyPicture actor={actor} picture={each.picture} name={each.sign ?? each.symbol} size={40} />}
        title={each.name}
        sub={each.symbol}
        current={each.id === chosen}
        hint={each.id === chosen ? <Chosen /> : undefined}
        tabIndex={tabIndex}
        testId={`${testId}-${each.id}`}
        onPress={() => onChoose(each.id)}
      />
    )
  }
  return (
    <Finder
      search={{
        label: search,
        clear: t('onramp.clear'),
        value: text,
        onType: (typed) => actor.send({ type: 'search.type', text: typed }),
      }}
      subject={text.trim()}
      list={{
        label,
        keys: t('onramp.keys'),
        count: found.length,
        total: found.length,
        whole: listed.length,
        coming: 0,
        keyOf: (index) => found[index]?.id ?? String(index),
        row,
        onSeen,
      }}
      instead={
        found.length === 0 ? (
          <>
            <Say>{t('onramp.none')}</Say>
            <EmptyState art={<Plate icon="search" />} title={t('onramp.none')} text={t('onramp.noneHint')} />
          </>
        ) : undefined
      }
    />
  )
}
