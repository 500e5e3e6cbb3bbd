// Without JSX: Storybook's sidebar has its own React, older than the one whose JSX runtime the compiler uses here.
import { createElement as make, type ReactNode } from 'react'
import { useArgs, useParameter, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { Move } from '../devtools/simulation.ts'
import type { State } from './map/pictures.ts'

const Page = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '10px 20px',
  margin: 0,
  padding: 16,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  '& dt': { color: theme.textMutedColor },
  '& dd': { margin: 0, maxInlineSize: '72ch' },
  '& code': { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1 },
  '& ol': { margin: 0, paddingInlineStart: 20 },
}))

/** What a reviewer needs to know of a story: its state, the chart's rule for it, and the moves that lead there. */
export function StatePanel(): ReactNode {
  const state = useParameter<State | null>('state', null)
  const [args] = useArgs()
  const page = useStorybookApi().getCurrentStoryData()
  if (page?.type === 'story' && !page.prepared) return make(Page, null, 'Loading…')
  if (!state) return make(Page, null, 'This page shows no single state.')
  return make(
    Page,
    null,
    ...fact('Chart', code(state.chart)),
    ...fact('State', code(state.path || 'the whole of it')),
    ...fact('Rule', state.rule ?? 'The chart says nothing of it but its name.'),
    ...fact('Path', make('ol', null, ...pathIn(args).map((move) => make('li', null, code(describeMove(move)))))),
  )
}

const code = (text: string) => make('code', null, text)
const fact = (name: string, value: ReactNode) => [make('dt', null, name), make('dd', null, value)]

/** The moves in a story's arguments, which are absent until the story has loaded. */
const pathIn = (args: unknown): Move[] => {
  const { path } = Object(args)
  return Array.isArray(path) ? path : []
}

/** A move as a line: the actor that receives or answers, and the event or answer. */
function describeMove(move: Move): string {
  const at = move.at || 'kit'
  switch (move.do) {
    case 'send':
      return `${at} ← ${move.event.type}`
    case 'emit':
      return `${at} says ${move.event.type}`
    case 'resolve':
      return `${at} succeeds`
    case 'reject':
      return `${at} fails: ${move.code}`
    case 'fire':
      return `${at} waits until ${move.timer.replace('xstate.', '')}`
  }
}
