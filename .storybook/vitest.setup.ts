import type { Parameters } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { afterEach, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { measure } from './boxes/measure.ts'
import { lostInOtherColours } from './contrast/look.ts'
import { pressAll } from './controls/press.ts'
import { keyboard } from './keys.ts'
import { played } from './played.ts'
import { lostToSpacing } from './spacing.ts'

declare module 'vitest' {
  interface TestContext {
    /** The rendered story. */
    story?: { storyName: string; parameters: Parameters }
  }
}

// The browser keeps 250 resource entries by default; a page of modules has more.
performance.setResourceTimingBufferSize(5_000)

/** In ms, as in the unit tests: usually a wait ends at once, but on a busy machine it takes seconds. */
const PATIENCE = 15_000
/** In ms: longer than React delays content that suspended. */
const PAUSE = 400

configure({ asyncUtilTimeout: PATIENCE })

keyboard.press = (keys) => userEvent.keyboard(keys)

// Systems hint glyphs differently: here each glyph is as wide as the font says.
const unhinted = new CSSStyleSheet()
unhinted.replaceSync('* { text-rendering: geometricPrecision }')
const attachShadow = Element.prototype.attachShadow
Element.prototype.attachShadow = function (init) {
  const root = attachShadow.call(this, init)
  if (this.localName === 'w3m-modal') root.adoptedStyleSheets = [unhinted]
  return root
}

const IF_MEANT = 'If that is meant: npm run boxes, and read the diff.'

// Runs in the pass that renders each story anyway, while the story is mounted.
afterEach(async ({ story, task }) => {
  if (!story?.parameters.state || task.result?.state === 'fail') return
  await document.fonts.ready
  let before: string[] = []
  const look = async () => {
    const root = document.querySelector('w3m-modal')?.shadowRoot
    if (root?.querySelector('[data-testid="view-failed"]')) throw new Error('The view broke: there is nothing of it')
    const lines = root ? measure(root) : []
    const found = await commands.compareBoxes(story.storyName, before, lines)
    before = lines
    if (found.length > 0) throw new Error(`${found.join('\n')}\n${IF_MEANT}`)
  }
  await vi.waitFor(look, { timeout: PATIENCE, interval: PAUSE })
  const root = document.querySelector('w3m-modal')?.shadowRoot
  // A message's placeholders must be filled in before it is shown.
  const open = root?.textContent?.match(/\{\w+\}/g) ?? []
  if (open.length > 0) throw new Error(`This is read as it is written in the messages: ${open.join(' ')}`)
  // [look-text-spacing]
  const lost = root ? lostToSpacing(root) : []
  if (lost.length > 0) throw new Error(`With wider spacing this cannot be read whole: ${lost.join(' | ')}`)
  // [look-colours]
  const unseen = root ? await lostInOtherColours(root) : []
  if (unseen.length > 0) throw new Error(unseen.join('\n'))
  // Last, since a press may change a view's local state.
  if (!root || !played.simulation) return
  const found = await commands.compareControls(story.storyName, pressAll(root, played.simulation))
  if (found.length > 0) throw new Error(`${found.join('\n')}\n${IF_MEANT}`)
})
