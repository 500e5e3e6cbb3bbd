import { expect, it } from 'vitest'
import { withoutDescriptions } from './without-descriptions.ts'

const stripped = (text: string) => withoutDescriptions({ path: 'machines/a.ts', text }).replace(/\s+/g, ' ')

it('removes the descriptions from a chart, wherever they are', () => {
  const chart = `const chart = flow.createMachine({
    description: 'What it holds, “quoted”: it’s { description: 1 },',
    states: {
      first: { description: 'Alone' },
      last: {
        on: { go: 'first' },
        description:
          "On a line of its own",
      },
    },
  } as const)`
  expect(stripped(chart)).toBe(
    `const chart = flow.createMachine({ states: { first: { }, last: { on: { go: 'first' }, }, }, } as const)`,
  )
})

it('leaves alone what only looks like a description', () => {
  const code = [
    `const text = "description: 'words', " + \`description: 'words',\``,
    'const made = { description: describe(), [description]: 1, words: `description: 1,` }',
    'const { description } = made // description: no',
    'const again = { description }',
    'interface Chart { description: "words" }',
  ].join(' ; ')
  expect(stripped(code)).toBe(code)
})
