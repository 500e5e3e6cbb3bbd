import { addressOfDrawing } from '../../ui/pictures/address-of-drawing.ts'
import { drawings } from '../../ui/pictures/network-drawings.ts'

/** What the modal draws of a network, by its name, as the address of an image. */
export const networkIcon = (name: string): string | undefined => addressOfDrawing(name, drawings)
