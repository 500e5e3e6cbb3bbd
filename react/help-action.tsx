import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { IconButton } from '../ui/button.tsx'
import { useText } from '../views/text.tsx'

/** The header's way to an explanation, wherever the chart offers one. */
export function HelpAction({ actor }: { actor: AnyActorRef }) {
  const t = useText()
  const offered = useSelector(
    actor,
    (snapshot: { can?: (event: { type: string }) => boolean }) => snapshot.can?.({ type: 'help.open' }) ?? false,
  )
  return offered ? (
    <IconButton icon="help" label={t('connect.help')} onPress={() => actor.send({ type: 'help.open' })} />
  ) : null
}
