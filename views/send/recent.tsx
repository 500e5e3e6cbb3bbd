import { useSelector } from '@xstate/react'
import { shorten } from '../../core/shorten.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** Whom the account has sent to last: one of them can be chosen while there is no receiver [send-recent]. */
export function Recent({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const recent = useSelector(actor, ({ context }) => context.recent)
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'receiver.choose', address: '' }))
  if (!mayChoose || recent.length === 0) return null
  return (
    <Stack gap={4}>
      <Text size="s" tone="quiet">
        {t('send.recent')}
      </Text>
      <List label={t('send.recent')}>
        {recent.map((address) => (
          <Row
            key={address}
            icon={<Avatar address={address} size={32} />}
            title={shorten(address)}
            testId="send-recent"
            onPress={() => actor.send({ type: 'receiver.choose', address })}
          />
        ))}
      </List>
    </Stack>
  )
}
