import type { buyMachine } from '../../machines/buy/chart.ts'
import { MoneyIcon } from '../../ui/money-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { useDirectory } from '../use-project-services.ts'

export interface MoneyPictureProps extends ViewProps<typeof buyMachine> {
  /** Under which id the directory has it. */
  picture: string
  /** A currency's sign, or a coin's symbol. */
  name: string
  size: number
}

/** The directory's picture of money; else its sign or its mark, or its initial [onramp-pictures]. */
export function MoneyPicture({ actor, picture, name, size }: MoneyPictureProps) {
  const src = useDirectory(actor, ({ context }) => context.images[picture])
  return <MoneyIcon src={src} name={name} size={size} />
}
