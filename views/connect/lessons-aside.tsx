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

/** Explains wallets beside the list [connect-wide]. Without a list, the card has the normal width. */
export function LessonsAside({ actor }: { actor: ActorRefFrom<typeof connectMachine> }) {
  const t = useText()
  const lists = useSelector(actor, (snapshot) => snapshot.hasTag('listed'))
  const canGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const learnMoreUrl = useSelector(kitOf(actor), ({ context }) => context.features.learnMoreUrl)
  const onGet = canGet ? () => actor.send({ type: 'wallet.get' }) : undefined
  return lists ? (
    <Beside title={t('help.Connect')}>
      <LazyPart part={lessons} props={{ onGet, learnMoreUrl }} />
    </Beside>
  ) : null
}
