import { useSelector } from '@xstate/react'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** What is unusual about the receiver [send-look-alike] [send-first-time]. */
export function Warnings({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const receiver = useSelector(actor, ({ context }) => context.receiver)
  const isSelf = useSelector(actor, ({ context: { receiver, sender } }) => receiver?.address === sender.address)
  const isContract = useSelector(actor, ({ context }) => context.review?.receiver?.isContract === true)
  const isUnused = useSelector(actor, ({ context }) => context.review?.receiver?.isUnused === true)
  const isNew = receiver?.isKnown === false && receiver.like === undefined && !isSelf
  if (!isSelf && !isContract && !isUnused && !isNew && receiver?.like === undefined) return null
  return (
    <Stack gap={8}>
      {receiver?.like === undefined ? null : (
        <Note tone="bad" testId="send-look-alike">
          {t('send.lookAlike')}
        </Note>
      )}
      {isSelf ? <Note tone="warn">{t('send.toSelf')}</Note> : null}
      {isContract ? (
        <Note tone="warn" testId="send-contract">
          {t('send.contract')}
        </Note>
      ) : null}
      {isUnused ? (
        <Note tone="warn" testId="send-unused">
          {t('send.unused')}
        </Note>
      ) : isNew ? (
        <Note tone="plain" testId="send-first-time">
          {t('send.firstTime')}
        </Note>
      ) : null}
    </Stack>
  )
}
