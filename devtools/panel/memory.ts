/** The edge where the panel is docked, and its size there. */
export interface Place {
  side: 'bottom' | 'end'
  /** Its height at the bottom and its width at the side, in pixels. */
  height: number
  width: number
}

const usual: Place = { side: 'bottom', height: 420, width: 460 }

const NAME = 'portico.devtools'

/** The stored state of the panel: only its place. */
export function readPlace(): Place {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    if (!(stored instanceof Object)) return usual
    const { side, height, width } = { ...usual, ...stored }
    return { side: side === 'end' ? 'end' : 'bottom', height: sizeOf(height, 'height'), width: sizeOf(width, 'width') }
  } catch {
    return usual
  }
}

export function writePlace(place: Place): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(place))
  } catch {
    // Storage is full or forbidden: the panel opens in its default place.
  }
}

const sizeOf = (stored: unknown, which: 'height' | 'width'): number =>
  typeof stored === 'number' && Number.isFinite(stored) && stored > 0 ? stored : usual[which]
