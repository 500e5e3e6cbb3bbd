import { useSelector } from '@xstate/react'
import { interpolate } from '../../core/errors.ts'
import { truncate } from '../../views/names.ts'
import { useMessage, useText } from '../../views/text.tsx'
import type { CurrentView } from './current-view.ts'

type Named = { name: string } | null | undefined
/** The part of a chart's context that names its wallet. */
type About = { context?: { choice?: Named; wallet?: Named; stack?: readonly { wallet?: Named }[] } }

/** The wallet that a flow is about; in the kit's own views, that of the top route. */
const walletOf = ({ context }: About): string | undefined =>
  (context?.choice ?? context?.wallet ?? context?.stack?.at(-1)?.wallet)?.name

/**
 * The header's title for a view: the message `title.<View>`, with the wallet's name if it has one. It loads with the
 * view, before or after the view's first render.
 */
export function useTitle({ owner, view }: CurrentView): string {
  const t = useText()
  const title = useMessage(`title.${view}`)
  const wallet = truncate(useSelector(owner, walletOf) ?? 'WalletConnect')
  return title === undefined ? t('modal.loading') : interpolate(title, { wallet })
}
