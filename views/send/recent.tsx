import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { shorten } from '../../core/shorten.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { List, Row } from '../../ui/list.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'

/** The account's last receivers, to choose from while the field is empty [send-recent]. */
export default function Recent({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const recent = useSelector(actor, ({ context }) => context.recent)
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'receiver.choose', address: '' }))
  const isShown = mayChoose && recent.length > 0
  const box = useRef<HTMLDivElement>(null)
  const left = useRef<Node>(null)
  useLayoutEffect(() => {
    if (!isShown && left.current) leadOn(left.current)
    left.current = null
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={box}>
      <h2 className="group">{t('send.recent')}</h2>
      <List label={t('send.recent')}>
        {recent.map(({ address, name, avatar }) => (
          <Row
            key={address}
            icon={<Avatar address={address} src={avatar} size={40} />}
            title={name === undefined ? shorten(address) : truncate(name)}
            sub={name === undefined ? undefined : shorten(address)}
            testId="send-recent"
            onPress={() => {
              left.current = box.current?.getRootNode() ?? null
              actor.send({ type: 'receiver.choose', address })
            }}
          />
        ))}
      </List>
    </div>
  )
}

/**
 * The pressed row has disappeared: moves the focus to the review button or, while that is disabled, to the receiver,
 * where Enter has the same effect. A field gets the focus only if that does not open an on-screen keyboard.
 */
function leadOn(root: Node): void {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  const next = root.querySelector<HTMLElement>('[data-testid="send-next"]:enabled')
  const field = globalThis.matchMedia?.('(pointer: fine)').matches
    ? root.querySelector<HTMLElement>('[data-testid="send-receiver"]')
    : null
  const target = next ?? field
  target?.focus({ preventScroll: true })
}
