/** The text spacing that a user must be able to set without loss (WCAG 1.4.12). */
export const spaced = new CSSStyleSheet()
spaced.replaceSync(
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
)

/** Tolerance for rounding, in pixels. */
const slack = 2

/**
 * The texts that are fully visible, but no longer once the user increases the spacing of lines, letters and words
 * [look-text-spacing].
 */
export function lostToSpacing(root: ShadowRoot): string[] {
  const before = new Set(cutTexts(root))
  const sheets = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...sheets, spaced]
  try {
    return cutTexts(root).flatMap((text) => (before.has(text) ? [] : (text.textContent ?? '')))
  } finally {
    root.adoptedStyleSheets = sheets
  }
}

/** The texts that are partly cut off, by a box that neither grows nor scrolls. */
function cutTexts(root: ShadowRoot): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isCut(node)) texts.push(node)
  return texts
}

function isCut(text: Node): boolean {
  const around = text.parentElement
  // The rows of a virtual list have a fixed height.
  if (!text.textContent?.trim() || around?.closest('.virtual-rows')) return false
  const range = document.createRange()
  range.selectNodeContents(text)
  const words = range.getBoundingClientRect()
  if (words.width === 0) return false
  for (let box = around; box; box = box.parentElement) {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
    const edge = box.getBoundingClientRect()
    const isHeard = edge.width <= 1 && edge.height <= 1
    // A name from outside is clamped to a few lines, wherever they end.
    if (isHeard || webkitLineClamp !== 'none' || scrolls(overflowX) || scrolls(overflowY)) return false
    if (cuts(overflowX) && (words.left < edge.left - slack || words.right > edge.right + slack)) return true
    if (cuts(overflowY) && (words.top < edge.top - slack || words.bottom > edge.bottom + slack)) return true
  }
  return false
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
