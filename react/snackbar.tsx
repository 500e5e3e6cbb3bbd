import type { ActorRefFrom } from 'xstate'
import type { kitMachine } from '../machines/kit.ts'
import type { snackbarMachine } from '../machines/snackbar.ts'
import { systemIds } from '../machines/system.ts'
import { Snackbar } from '../ui/feedback.tsx'
import { useSelector } from '../views/use-selector.ts'
import { useWords } from './words.ts'

/** The snackbar's message (SPEC 4, 9). */
export function KitSnackbar({ kit }: { kit: ActorRefFrom<typeof kitMachine> }) {
  const actor: ActorRefFrom<typeof snackbarMachine> = kit.system.get(systemIds.snackbar)
  const message = useSelector(actor, ({ context }) => context.message)
  const visible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const words = useWords()
  return (
    <Snackbar
      kind={message?.variant ?? 'success'}
      message={visible && message ? words(message.code, message.params) : undefined}
    />
  )
}
