import { commands } from 'vitest/browser'
import { isTold, toldChoices } from './choices.ts'
import { isSeen, nameOf, seenMarks } from './marks.ts'
import { faintTexts } from './texts.ts'

/** A colour on its way to another is neither. */
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important }')

/**
 * What can't be told any more in the dark, or where the system forces its colours [look-colours]: a text that is faint,
 * and an edge, a sign or a choice that is seen in the light. Reckoned here: axe takes 25 ms for each look, a tenth of
 * what a story takes, and reads colours of texts that are forced to others.
 */
export async function lostInOtherColours(root: ShadowRoot): Promise<string[]> {
  const { host, adoptedStyleSheets } = root
  if (!(host instanceof HTMLElement)) throw new Error('The modal has no host to set a theme on')
  const own = host.dataset.theme
  root.adoptedStyleSheets = [...adoptedStyleSheets, still]
  try {
    host.dataset.theme = 'light'
    const marks = seenMarks(root)
    const choices = toldChoices(root)
    const look = (where: string) => [
      ...faintTexts(root).map((text) => `${where} this is faint: ${text}`),
      ...marks.flatMap((mark) => (isSeen(mark) ? [] : `${where} nothing is seen of ${nameOf(mark)}`)),
      ...choices.flatMap((element) => (isTold(element) ? [] : `${where} no choice is seen of ${nameOf({ element })}`)),
    ]
    host.dataset.theme = 'dark'
    // Forced are those of a light system: a colour of the dark theme that is left over is faint on them.
    return [...look('In the dark'), ...(await inForced(() => look('In forced colours')))]
  } finally {
    host.dataset.theme = own
    root.adoptedStyleSheets = adoptedStyleSheets
  }
}

async function inForced<Found>(look: () => Found): Promise<Found> {
  await commands.forceColours(true)
  try {
    return look()
  } finally {
    await commands.forceColours(false)
  }
}
