import { fill } from '../core/base-error.ts'
import { brief } from '../views/names.ts'
import { useLanguage } from '../views/text.tsx'
import { useSelector } from '../views/use-selector.ts'
import type { Scene } from './scene.ts'

type Named = { name: string } | null | undefined
/** As much of a chart's context as names the wallet that it is about. */
type About = { context?: { choice?: Named; wallet?: Named; stack?: readonly { wallet?: Named }[] } }

/** The wallet that a flow is about; for the kit's own views, the one that the place on top is about. */
const walletOf = ({ context }: About): string | undefined =>
  (context?.choice ?? context?.wallet ?? context?.stack?.at(-1)?.wallet)?.name

/** The header's words for a scene: the message `title.<View>`, with the wallet's name where it is about one. */
export function useTitle({ owner, view }: Scene): string {
  const words = useLanguage()
  const wallet = brief(useSelector(owner, walletOf) ?? 'WalletConnect')
  return fill(words.of(`title.${view}`) ?? '', { wallet })
}
