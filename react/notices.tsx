import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type ErrorParams, fill } from '../core/base-error.ts'
import type { alertsMachine } from '../machines/alerts.ts'
import type { kitMachine } from '../machines/kit.ts'
import type { snackbarMachine } from '../machines/snackbar.ts'
import { systemIds } from '../machines/system.ts'
import type { Toast, toastsMachine } from '../machines/toasts.ts'
import { AlertBar, Snackbar } from '../ui/feedback.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { isMessageCode, useMessages, useText } from '../views/text.tsx'

type Kit = ActorRefFrom<typeof kitMachine>

/** The words of a code that came from a chart; the code itself where the language has none for it. */
function useWords() {
  const messages = useMessages()
  return (code: string, params?: ErrorParams) => fill(isMessageCode(messages, code) ? messages[code] : code, params)
}

/** The snackbar's message (SPEC 4, 9). */
export function Snack({ kit }: { kit: Kit }) {
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

const kinds = { blank: 'blank', custom: 'blank', error: 'error', success: 'success', loading: 'loading' } as const

/** The toasts (SPEC 4, 9). */
export function Notices({ kit }: { kit: Kit }) {
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
      onDismiss={(id) => actor.send({ type: 'toast.dismiss', id })}
    />
  )
}

/** The oldest alert that nobody has dismissed; for developers, so only while `debug` is on. */
export function Alerts({ kit }: { kit: Kit }) {
  const actor: ActorRefFrom<typeof alertsMachine> = kit.system.get(systemIds.alerts)
  const alert = useSelector(actor, ({ context }) => context.alerts[0])
  const debug = useSelector(kit, ({ context }) => context.debug)
  const t = useText()
  if (!alert || !debug) return null
  const { code, params } = alert.failure
  return (
    <AlertBar
      kind={alert.severity}
      message={t(code, params)}
      close={{ label: t('notice.dismiss'), onPress: () => actor.send({ type: 'alert.dismiss' }) }}
    />
  )
}
