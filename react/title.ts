import { fill } from '../core/base-error.ts'
import { brief } from '../views/names.ts'
import { useLanguage } from '../views/text.tsx'
import { useSelector } from '../views/use-selector.ts'
import type { Scene } from './scene.ts'

/** The header's words for a scene: the message `title.<View>`, with the wallet's name where the flow has one. */
export function useTitle({ owner, view, flow }: Scene): string {
  const words = useLanguage()
  const wallet = useSelector(owner, (snapshot: { context?: { choice?: { name: string } | null } }) =>
    flow === 'connect' ? snapshot.context?.choice?.name : undefined,
  )
  return fill(words.of(`title.${view}`) ?? '', wallet === undefined ? {} : { wallet: brief(wallet) })
}
