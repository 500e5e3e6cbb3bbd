import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import type { NoticeCode } from '../../locales/index.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { Toast, toastsMachine } from '../../machines/toasts/chart.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { useText } from '../../views/text.tsx'
import { useChartText } from './chart-text.ts'

const kinds = { blank: 'blank', custom: 'blank', error: 'error', success: 'success', loading: 'loading' } as const

/** The toasts [notice-toasts]. */
export function KitToasts({ kit }: { kit: ActorRefFrom<typeof kitMachine> }) {
  const actor: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
  const toasts = useSelector(actor, ({ context }) => context.toasts)
  const isClosed = useSelector(kit, (snapshot) => snapshot.matches({ modal: 'closed' }))
  const networks = useSelector(kit, ({ context }) => context.networks)
  const t = useText<NoticeCode>()
  const chartText = useChartText()
  const textOf = ({ message, code, params }: Toast) => message ?? (code === undefined ? '' : chartText(code, params))
  const hrefOf = ({ transaction }: Toast) => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === transaction?.caipNetworkId)
    return network && transaction && transactionLink(network, transaction.hash)
  }
  return (
    <Toasts
      toasts={toasts.toReversed().map((toast) => ({
        ...{ id: toast.id, kind: kinds[toast.variant], message: textOf(toast), href: hrefOf(toast) },
        // There is room for one stack only beside the open card [notice-beside].
        position: isClosed ? toast.position : undefined,
      }))}
      linkLabel={t('transaction.view')}
      label={t('notices.label')}
      dismissLabel={t('notice.dismiss')}
      onHold={(held) => actor.send({ type: held ? 'toasts.hold' : 'toasts.release' })}
      onDismiss={(id) => actor.send({ type: 'toast.dismiss', id })}
    />
  )
}
