import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsed } from '../../scripts/boxes/sheet.ts'
import { type Control, type ControlsOfStory, controlsIn, type Sent } from '../../scripts/controls/sheet.ts'
import { root } from '../../scripts/shell.ts'

/** A story, the state that it shows, and what can be pressed in it. */
export interface StoryControls extends ControlsOfStory {
  file: string
}

/** What can be pressed in each story, as recorded when the stories were pressed (`views/**\/*.controls.txt`). */
export const storyControls: readonly StoryControls[] = globSync('views/**/*.controls.txt', { cwd: root })
  .sort()
  .flatMap((file) =>
    controlsIn(parsed(readFileSync(join(root, file), 'utf8'))).map((controls) => ({ file, ...controls })),
  )

const byState = Map.groupBy(storyControls, ({ state }) => state)

/** The chart and its view, and the innermost states, from a state's written form. */
const partsOf = (state: string): { view: string; leaves: string[] } => {
  const [view = '', leaves = ''] = state.split(' in ')
  return { view, leaves: leaves.split(', ') }
}

/**
 * What the controls of a state send. Stories show each state of parallel regions, but not each combination: for a
 * combination without a story, only the controls that every part offers count.
 *
 * @throws if no story shows the state.
 */
export function sentIn(state: string): readonly Sent[] {
  const known = found.get(state)
  if (known) return known
  const sent = whole(state) ?? ofParts(state)
  found.set(state, sent)
  return sent
}

const found = new Map<string, readonly Sent[]>()

const whole = (state: string): Sent[] | undefined => {
  const stories = byState.get(state)
  return stories && sendsOf(stories)
}

function ofParts(state: string): Sent[] {
  const { view, leaves } = partsOf(state)
  const [first = [], ...others] = leaves.map((leaf) => {
    const stories = storyControls.filter((story) => {
      const shown = partsOf(story.state)
      return shown.view === view && shown.leaves.includes(leaf)
    })
    if (stories.length === 0)
      throw new Error(`No story shows ${view} in ${leaf}: run \`npm run stories\` and \`npm run boxes\``)
    return sendsOf(stories)
  })
  const isIn = (sent: Sent) => (other: Sent[]) => other.some((one) => textOf(one) === textOf(sent))
  return first.filter((sent) => others.every(isIn(sent)))
}

/** What the view and the header send; notices have their own charts, and lead nowhere else. */
function sendsOf(stories: readonly ControlsOfStory[]): Sent[] {
  const all = stories.flatMap(({ controls }) => controls.filter(({ place }) => place !== 'notice'))
  return [...new Map(all.flatMap(({ sends }) => sends).map((sent) => [textOf(sent), sent])).values()]
}

const textOf = ({ to, type, carries }: Sent) => `${to} ${type}(${carries.join(', ')})`

/** Whether a control belongs to the data rather than to the state: a row, or a disclosure. */
const isData = ({ name, sends }: Control) => name === undefined || sends.length === 0

// The stack of routes decides whether there is a step back, and the kit knows it.
const isBack = ({ sends }: Control) => sends.some(({ to, type }) => to === 'kit' && type === 'nav.back')

/**
 * What the state alone decides about a story's controls: where each one is and what it sends, without order or text.
 */
export const decidedIn = ({ controls }: ControlsOfStory): string[] => [
  ...new Set(
    controls
      .filter((control) => control.place !== 'notice' && !isData(control) && !isBack(control))
      .map(({ place, role, sends }) => `${place} ${role} -> ${sends.map(textOf).join(' and ')}`)
      .sort(),
  ),
]
