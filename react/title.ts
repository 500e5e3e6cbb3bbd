import { brief } from '../views/names.ts'
import { isMessageCode, useMessages, useText } from '../views/text.tsx'
import { useSelector } from '../views/use-selector.ts'
import type { Scene } from './scene.ts'

/** The header's words for a scene: the message `title.<View>`, with the wallet's name where the flow has one. */
export function useTitle({ owner, view, flow }: Scene): string {
  const t = useText()
  const messages = useMessages()
  const wallet = useSelector(owner, (snapshot: { context?: { choice?: { name: string } | null } }) =>
    flow === 'connect' ? snapshot.context?.choice?.name : undefined,
  )
  const code = `title.${view}`
  return isMessageCode(messages, code) ? t(code, wallet === undefined ? {} : { wallet: brief(wallet) }) : ''
}
