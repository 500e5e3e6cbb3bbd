import { ComingForm } from './coming-form.tsx'
import { ComingTokens } from './coming-tokens.tsx'
import { Footer, Stack } from './layout.tsx'
import { Line } from './line.tsx'
import { List } from './list.tsx'
import { Skeleton } from './text.tsx'

/**
 * Reserves space for an order until the options have loaded: two amounts, a few presets, the providers, and two links.
 */
export function ComingOrder({ label }: { label: string }) {
  const sum = <Skeleton inlineSize="calc(33.3% - 4px)" blockSize={48} />
  const words = (
    <span className="sum-caption sum-coming">
      <Skeleton inlineSize={128} blockSize={12} />
    </span>
  )
  return (
    <Stack gap={16}>
      <ComingForm label={label} fields={2} gap={8}>
        <Line gap={6}>
          {sum}
          {sum}
          {sum}
        </Line>
      </ComingForm>
      <Stack gap={8}>
        <div className="group">{words}</div>
        <List>
          <ComingTokens rows={2} />
        </List>
      </Stack>
      <Footer>{words}</Footer>
    </Stack>
  )
}
