/** A colour as the screen has it: red, green, blue from 0 to 255, and its opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number]

const canvas = new OffscreenCanvas(1, 1)
const pen = canvas.getContext('2d', { willReadFrequently: true })
const known = new Map<string, Colour>()

/** Parses a computed colour in any notation. */
export function colour(text: string): Colour {
  const before = known.get(text)
  if (before) return before
  if (!pen) throw new Error('There is no canvas to read colours with')
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = text
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity = 0] = pen.getImageData(0, 0, 1, 1).data
  const read: Colour = [red, green, blue, opacity / 255]
  known.set(text, read)
  return read
}

/** The colour that results from painting one colour over an opaque one. */
export const over = ([red, green, blue, opacity]: Colour, below: Colour): Colour => {
  const mix = (one: number, other: number) => one * opacity + other * (1 - opacity)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
}

/** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)

export const white: Colour = [255, 255, 255, 1]

/**
 * The background colour behind an element's content; undefined over a picture or a gradient, which has no single
 * colour.
 */
export function behindOf(element: Element | null): Colour | undefined {
  if (!element) return white
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  if (backgroundImage !== 'none') return undefined
  const own = colour(backgroundColor)
  if (own[3] === 1) return own
  const further = behindOf(element.parentElement)
  return further && over(own, further)
}
