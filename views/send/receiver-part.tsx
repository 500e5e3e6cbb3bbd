import { useSelector } from '@xstate/react'
import { addressGroups } from '../../core/address-groups.ts'
import { shorten } from '../../core/shorten.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import type { KnownReceiver } from '../../machines/send/context.ts'
import { Say } from '../../ui/announcer.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Grouped } from '../../ui/grouped.tsx'
import { ReceiverField } from '../../ui/receiver-field.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'

/** The receiver: an address, or a name with its full address [send-name]. */
export function ReceiverPart({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const text = useSelector(actor, ({ context }) => context.receiverText)
  const receiver = useSelector(actor, ({ context }) => context.receiver)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const invalid = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { receiver: 'invalid' } } }))
  const resolving = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { receiver: 'resolving' } } }))
  const looking = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ draft: { form: { receiver: 'waiting' } } }) ||
      snapshot.matches({ draft: { form: { receiver: 'pasting' } } }),
  )
  const mayClear = useSelector(actor, (snapshot) => snapshot.can({ type: 'receiver.clear' }))
  const mayScan = useSelector(actor, (snapshot) => snapshot.can({ type: 'receiver.scan' }))
  const mayPaste = useSelector(actor, (snapshot) => snapshot.can({ type: 'receiver.paste' }))
  const problem = invalid && failure ? t(failure.code, failure.params) : undefined
  return (
    <>
      {resolving ? <Say>{t('send.resolving')}</Say> : null}
      <ReceiverField
        caption={t('send.to')}
        label={t('send.receiver')}
        placeholder={t('send.receiverHint')}
        value={text}
        icon={receiver ? <Avatar address={receiver.address} src={receiver.identity?.avatar} size={28} /> : null}
        bad={invalid}
        busy={looking || resolving}
        onType={(typed) => actor.send({ type: 'receiver.type', text: typed })}
        onNext={() => actor.send({ type: 'send.review' })}
        clear={
          mayClear
            ? {
                label: t('send.clearReceiver'),
                testId: 'send-clear',
                onPress: () => actor.send({ type: 'receiver.clear' }),
              }
            : undefined
        }
        acts={[
          ...(mayScan
            ? [{ label: t('send.scan'), testId: 'send-scan', onPress: () => actor.send({ type: 'receiver.scan' }) }]
            : []),
          ...(mayPaste
            ? [{ label: t('send.paste'), testId: 'send-paste', onPress: () => actor.send({ type: 'receiver.paste' }) }]
            : []),
        ]}
        testId="send-receiver"
      >
        {problem ? (
          <>
            {problem}
            <Say>{problem}</Say>
          </>
        ) : receiver?.name === undefined ? (
          <Found receiver={receiver} />
        ) : (
          <>
            {t('send.resolvedTo')}
            <Say>{`${t('send.resolvedTo')} ${shorten(receiver.address)}`}</Say>
            <Grouped groups={addressGroups(receiver.address)} testId="send-resolved" />
          </>
        )}
      </ReceiverField>
    </>
  )
}

/**
 * The owner's name of a typed address [send-known-as]. Without a name, the success is only announced to screen readers.
 */
function Found({ receiver }: { receiver: KnownReceiver | null }) {
  const t = useText()
  if (!receiver) return null
  const name = receiver.identity?.name
  if (name === undefined) return <Say>{t('send.found', { address: shorten(receiver.address) })}</Say>
  const text = t('send.knownAs', { name: truncate(name) })
  return (
    <span data-testid="send-known-as">
      {text}
      <Say>{text}</Say>
    </span>
  )
}
