import { useSelector } from '@xstate/react'
import { readDecimal } from '../../core/decimal-text.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField, Choices } from '../../ui/choices.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { usePercent } from './use-percent.ts'
import { usePercentSign } from './use-percent-sign.ts'

type Props = ViewProps<typeof swapMachine>

/** In hundredths of a percent. */
const choices = [50, 100, 300]

/** Sets the slippage. */
export default function SlippageEditor({ actor }: Props) {
  const t = useText()
  const { language, write } = useNumbers()
  const percent = usePercent()
  const percentSign = usePercentSign()
  const slippage = useSelector(actor, ({ context }) => context.slippage)
  const text = useSelector(actor, ({ context }) => context.slippageDraft?.text ?? '')
  const mayFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'slippage.done' }))
  const { least, most } = lazyConstants.slippage
  const flaw = mayFinish ? undefined : t('swap.slippageBad', { least: percent(least), most: percent(most) })
  const finish = () => actor.send({ type: 'slippage.done' })
  return (
    <Stack gap={10}>
      <Text size="s" strong>
        {t('swap.slippage')}
      </Text>
      <Choices
        label={t('swap.slippage')}
        choices={choices.map((hundredths) => ({
          name: percent(hundredths),
          chosen: slippage === hundredths && text.trim() === '',
          testId: `swap-slippage-${hundredths}`,
          onPress: () => actor.send({ type: 'slippage.choose', hundredths }),
        }))}
      >
        <ChoiceField
          label={t('swap.slippageOther')}
          placeholder={write(String(slippage / 100))}
          unit={percentSign}
          value={text}
          bad={!mayFinish}
          testId="swap-slippage-other"
          onNext={finish}
          onType={(typing) =>
            actor.send({ type: 'slippage.type', text: typing, decimal: readDecimal(typing, language) ?? null })
          }
        />
      </Choices>
      {flaw === undefined ? null : <Say>{flaw}</Say>}
      <Text size="s" tone="quiet">
        {flaw ?? t('swap.slippageHint')}
      </Text>
      <Button wide disabled={!mayFinish} testId="swap-slippage-done" onPress={finish}>
        {t('swap.done')}
      </Button>
    </Stack>
  )
}
