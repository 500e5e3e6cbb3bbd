import type { ActorRefFrom } from 'xstate'
import type { kitMachine } from '../machines/kit.ts'
import { systemIds } from '../machines/system.ts'
import type { Toast, toastsMachine } from '../machines/toasts.ts'
import { Toasts } from '../ui/toasts.tsx'
import { useText } from '../views/text.tsx'
import { useSelector } from '../views/use-selector.ts'
import { useWords } from './words.ts'

const kinds = { blank: 'blank', custom: 'blank', error: 'error', success: 'success', loading: 'loading' } as const

/** The toasts (SPEC 4, 9). */
export function KitToasts({ kit }: { kit: ActorRefFrom<typeof kitMachine> }) {
  const actor: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
  const toasts = useSelector(actor, ({ context }) => context.toasts)
  const t = useText()
  const words = useWords()
  const wordsOf = ({ message, code, params }: Toast) => message ?? (code === undefined ? '' : words(code, params))
  return (
    <Toasts
      toasts={toasts
        .toReversed()
        .map((toast) => ({ id: toast.id, kind: kinds[toast.variant], message: wordsOf(toast) }))}
      label={t('notices.label')}
      dismissLabel={t('notice.dismiss')}
      onHold={(held) => actor.send({ type: held ? 'toasts.hold' : 'toasts.release' })}
      onDismiss={(id) => actor.send({ type: 'toast.dismiss', id })}
    />
  )
}
