import { useSelector } from '@xstate/react'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Note } from '../../ui/note.tsx'
import type { ViewProps } from '../define-views.ts'
import { isDear } from './is-dear.ts'
import { useText } from './messages.ts'
import { useImpact } from './use-impact.ts'
import { usePercent } from './use-percent.ts'

/** The warnings about a swap [swap-slippage] [swap-impact]. */
export function Cautions({ actor }: ViewProps<typeof swapMachine>) {
  const t = useText()
  const percent = usePercent()
  const impact = useImpact(actor)
  const slippage = useSelector(actor, ({ context }) => context.slippageDraft?.hundredths ?? context.slippage)
  const isRisky = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { tolerance: 'risky' } } }))
  const costs = useSelector(actor, isDear)
  const dear = costs ? t('swap.highImpact', { percent: impact ?? '' }) : ''
  const risky = isRisky ? t('swap.riskySlippage', { percent: percent(slippage) }) : ''
  return (
    <>
      {costs || isRisky ? <Say>{`${dear} ${risky}`.trim()}</Say> : null}
      {costs ? (
        <Note tone="bad" testId="swap-high-impact">
          {dear}
        </Note>
      ) : null}
      {isRisky ? (
        <Note tone="warn" testId="swap-risky-slippage">
          {risky}
        </Note>
      ) : null}
    </>
  )
}
