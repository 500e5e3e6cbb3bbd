import { commands } from 'vitest/browser'
import { isTold, toldChoices } from './choices.ts'
import { isSeen, nameOf, seenMarks } from './marks.ts'
import { faintTexts } from './texts.ts'

/**
 * Lists what gets lost in the dark theme or in forced colours [look-colours]: faint texts, and edges, icons or choices
 * that are visible in the light theme. Computed here, since axe takes 25 ms for each look (a tenth of a story's time)
 * and misreads the colours of texts under forced colours.
 */
export async function lostInOtherColours(root: ShadowRoot): Promise<string[]> {
  const { host } = root
  if (!(host instanceof HTMLElement)) throw new Error('The modal has no host to set a theme on')
  const own = host.dataset.theme
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
    // Forced colours are those of a light system, so that a colour left over from the dark theme shows up as faint.
    return [...look('In the dark'), ...(await inForced(() => look('In forced colours')))]
  } finally {
    host.dataset.theme = own
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
