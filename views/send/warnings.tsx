import { useSelector } from '@xstate/react'
import { type Warning, warningsOf } from '../../core/transfer-warnings.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Stack } from '../../ui/layout.tsx'
import { Note, type NoteProps } from '../../ui/note.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

const tones: Record<Warning, NoteProps['tone']> = {
  'send.lookAlike': 'bad',
  'send.toToken': 'bad',
  'send.toSelf': 'warn',
  'send.contract': 'warn',
  'send.unused': 'warn',
  'send.elsewhere': 'warn',
  'send.less': 'warn',
  'send.historyMissing': 'warn',
  'send.firstTime': 'plain',
}

/**
 * The transfer's warnings: the most serious one in a note of its own, the others less prominent below [send-look-alike]
 * [send-first-time] [send-elsewhere] [send-history-missing].
 */
export function Warnings({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const warnings = warningsOf(useSelector(actor, ({ context }) => context))
  const elsewhere = useSelector(actor, ({ context }) => context.receiver?.elsewhere)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === elsewhere)
  const [worst, ...others] = warnings
  if (worst === undefined) return null
  const sentence = (warning: Warning) => t(warning, { network: truncate(network?.name ?? elsewhere ?? '') })
  return (
    <Stack gap={8}>
      <Note tone={tones[worst]}>
        <Text size="s" strong={tones[worst] === 'bad'} testId={worst}>
          {sentence(worst)}
        </Text>
      </Note>
      {others.length > 0 ? (
        <Note tone="plain">
          <Stack gap={6}>
            {others.map((warning) => (
              <Text key={warning} size="s" tone="quiet" testId={warning}>
                {sentence(warning)}
              </Text>
            ))}
          </Stack>
        </Note>
      ) : null}
    </Stack>
  )
}
