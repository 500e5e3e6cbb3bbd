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

/** What is unusual about the transfer, as one note: the worst comes first and gives it its colour [send-look-alike] [send-first-time] [send-elsewhere] [send-history-missing]. */
export function Warnings({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const warnings = warningsOf(useSelector(actor, ({ context }) => context))
  const elsewhere = useSelector(actor, ({ context }) => context.receiver?.elsewhere)
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === elsewhere)
  const [worst] = warnings
  if (worst === undefined) return null
  return (
    <Note tone={tones[worst]}>
      <Stack gap={6}>
        {warnings.map((warning) => (
          <Text key={warning} size="s" testId={warning}>
            {t(warning, { network: truncate(network?.name ?? elsewhere ?? '') })}
          </Text>
        ))}
      </Stack>
    </Note>
  )
}
