import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { lessonMessages } from '../../locales/lessons.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { Beside } from '../../ui/beside.tsx'
import { type LazyView, lazyView } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { kitOf } from '../use-kit.ts'
import type { WalletLessonsProps } from '../wallet-lessons.tsx'
import { useText } from './messages.ts'

const lessons: LazyView<WalletLessonsProps> = lazyView(() => import('../wallet-lessons.tsx'), lessonMessages)

/** The chart's states in which wallets are listed: in its others, the card is as narrow as that of any view. */
const listing: Readonly<Record<string, true>> = { all: true, leading: true, installed: true, looking: true }

/** What a wallet is, beside the list of wallets [connect-wide]. */
export function LessonsAside({ actor }: { actor: ActorRefFrom<typeof connectMachine> }) {
  const t = useText()
  const lists = useSelector(
    actor,
    ({ value }) => typeof value === 'object' && 'choosing' in value && listing[value.choosing] === true,
  )
  const canGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const learnMoreUrl = useSelector(kitOf(actor), ({ context }) => context.features.learnMoreUrl)
  const onGet = canGet ? () => actor.send({ type: 'wallet.get' }) : undefined
  return lists ? (
    <Beside title={t('help.Connect')}>
      <LazyPart part={lessons} props={{ onGet, learnMoreUrl }} />
    </Beside>
  ) : null
}
