import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parsed } from '../../scripts/boxes/sheet.ts'
import { filesOf } from '../../scripts/checks/source.ts'
import { controlsPath } from '../../scripts/controls/command.ts'
import { decidedIn, storyControls } from './story-controls.ts'

it('every existing story has been pressed, and no other', () => {
  for (const { path, text } of filesOf('views/**/*.stories.tsx')) {
    if (!text.includes('component: Scene')) continue
    const stories = [...text.matchAll(/^export const (\w+): Story = /gm)].map(([, name]) => name)
    expect([...parsed(readFileSync(controlsPath(path), 'utf8')).keys()], path).toEqual(stories.sort())
  }
})

it('all stories of a state offer the same controls: they differ in text and data only [flow-state-controls]', () => {
  const differing = [...Map.groupBy(storyControls, ({ state }) => state)].flatMap(([state, stories]) => {
    const all = stories.map(decidedIn)
    const sometimes = new Set(all.flat().filter((control) => all.some((one) => !one.includes(control))))
    return sometimes.size === 0 ? [] : [[state, [...sometimes].sort()] as const]
  })
  expect(Object.fromEntries(differing)).toEqual({})
})
