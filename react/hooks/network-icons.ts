import { addressOfDrawing } from '../../ui/pictures/address-of-drawing.ts'
import { drawings } from '../../ui/pictures/network-drawings.ts'

/** The modal's icon for a network of this name, as an image URL. */
export const networkIcon = (name: string): string | undefined => addressOfDrawing(name, drawings)
