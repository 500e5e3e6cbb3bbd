import type { buyMachine } from '../../machines/buy/chart.ts'
import { MoneyIcon } from '../../ui/money-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { useDirectory } from '../use-project-services.ts'

export interface MoneyPictureProps extends ViewProps<typeof buyMachine> {
  /** The directory's id of its picture. */
  picture: string
  /** A currency's sign, or a token's symbol. */
  name: string
  size: number
}

/** The directory's picture of a currency or token, else its sign, icon or initial [onramp-pictures]. */
export function MoneyPicture({ actor, picture, name, size }: MoneyPictureProps) {
  const src = useDirectory(actor, ({ context }) => context.images[picture])
  return <MoneyIcon src={src} name={name} size={size} />
}
