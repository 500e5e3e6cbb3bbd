import type { buyMachine } from '../../machines/buy/chart.ts'
import { TokenIcon } from '../../ui/token-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { useDirectory } from '../use-project-services.ts'

export interface MoneyPictureProps extends ViewProps<typeof buyMachine> {
  /** Under which id the directory has it. */
  picture: string
  name: string
  size?: number
}

/** The directory's picture of money, or its initial [onramp-pictures]. */
export function MoneyPicture({ actor, picture, name, size }: MoneyPictureProps) {
  const src = useDirectory(actor, ({ context }) => context.images[picture])
  return <TokenIcon src={src} name={name} size={size} />
}
