import { walletNames } from '../names.ts'
import { boxOf, centreOf, isHit, opacityOf } from './sight.ts'
import { elementsIn, parentOf, textsIn } from './tree.ts'

const dialogs = '[role=dialog], [role=alertdialog], dialog[open], [aria-modal=true]'

/** The visible elements inside a dialog that have one of these names. */
function* namesIn(dialog: Element, names: readonly string[]): Generator<Element> {
  for (const text of textsIn(dialog)) {
    const element = names.includes(text.data.trim()) ? parentOf(text) : null
    if (element && boxOf(element)) yield element
  }
}

/** What a user sees of an open list. */
export interface Sight {
  /** Whether a click would hit the first wallet, at least half opaque. */
  isClickable: boolean
  /** A string that changes while the list moves or fades. */
  look: string
}

function sightOf(dialog: Element): Sight | undefined {
  const seen = [...namesIn(dialog, walletNames)]
    .map((element) => ({ element, opacity: opacityOf(element) }))
    .filter(({ opacity }) => opacity > 0)
  const [first] = seen
  if (!first) return undefined
  const opacity = Math.min(...seen.map((each) => each.opacity))
  const boxes = [first.element, dialog].map((element) => element.getBoundingClientRect())
  const places = boxes.flatMap(({ x, y, width, height }) => [x, y, width, height].map(Math.trunc))
  return {
    isClickable: opacity >= 0.5 && isHit(first.element),
    look: [seen.length, opacity.toFixed(2), ...places].join(),
  }
}

/** What is visible of the list of wallets; undefined if no dialog shows a wallet's name. */
export function seeModal(): Sight | undefined {
  for (const element of elementsIn(document)) {
    const sight = element.matches(dialogs) ? sightOf(element) : undefined
    if (sight) return sight
  }
  return undefined
}

/** Where to press a wallet. */
export function pointOf(wallet: string): [number, number] | undefined {
  for (const element of elementsIn(document)) {
    if (!element.matches(dialogs)) continue
    for (const name of namesIn(element, [wallet])) return centreOf(name.getBoundingClientRect())
  }
  return undefined
}
