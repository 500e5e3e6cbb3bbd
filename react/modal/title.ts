import { useSelector } from '@xstate/react'
import { interpolate } from '../../core/errors.ts'
import { truncate } from '../../views/names.ts'
import { useMessage, useText } from '../../views/text.tsx'
import type { CurrentView } from './current-view.ts'

type Named = { name: string } | null | undefined
/** As much of a chart's context as names the wallet that it is about. */
type About = { context?: { choice?: Named; wallet?: Named; stack?: readonly { wallet?: Named }[] } }

/** The wallet that a flow is about; for the kit's own views, the one that the place on top is about. */
const walletOf = ({ context }: About): string | undefined =>
  (context?.choice ?? context?.wallet ?? context?.stack?.at(-1)?.wallet)?.name

/**
 * The header's text for a view: the message `title.<View>`, with the wallet's name where it is about one. It loads with
 * the view, and may be here before or after the view's first drawing.
 */
export function useTitle({ owner, view }: CurrentView): string {
  const t = useText()
  const title = useMessage(`title.${view}`)
  const wallet = truncate(useSelector(owner, walletOf) ?? 'WalletConnect')
  return title === undefined ? t('modal.loading') : interpolate(title, { wallet })
}
