import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Fact } from '../../ui/facts.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { Press } from '../../ui/press.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { usePercent } from './use-percent.ts'

type Props = ViewProps<typeof swapMachine> & {
  /** Whether the user has just returned from changing it. */
  returned?: boolean
}

/** The slippage, and a button to change it [swap-slippage]. */
export function SlippageFact({ actor, returned = false }: Props) {
  const t = useText()
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (returned) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [returned])
  const percent = usePercent()
  const slippage = useSelector(actor, ({ context }) => context.slippage)
  const mayEdit = useSelector(actor, (snapshot) => snapshot.can({ type: 'slippage.edit' }))
  return (
    <Fact term={t('swap.slippage')} testId="swap-slippage">
      <span ref={box}>
        {mayEdit ? (
          <Press
            className="text-link"
            label={t('swap.slippageEdit', { percent: percent(slippage) })}
            testId="swap-slippage-edit"
            onPress={() => actor.send({ type: 'slippage.edit' })}
          >
            {percent(slippage)}
            <LazyIcon name="edit" size={16} />
          </Press>
        ) : (
          percent(slippage)
        )}
      </span>
    </Fact>
  )
}
