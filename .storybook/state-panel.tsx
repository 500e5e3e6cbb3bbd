import type { ReactNode } from 'react'
import { useArgs, useParameter } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { Move } from '../devtools/rehearsal.ts'
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

/** What a reviewer wants to know of a story: its state, the chart's rule for it, and how one comes there. */
export function StatePanel() {
  const state = useParameter<State | null>('state', null)
  const [{ way }] = useArgs()
  if (!state) return <Page>This page shows no single state.</Page>
  const steps: Move[] = Array.isArray(way) ? way : []
  return (
    <Page>
      <Fact name="Chart">
        <code>{state.chart}</code>
      </Fact>
      <Fact name="State">
        <code>{state.path || 'the whole of it'}</code>
      </Fact>
      <Fact name="Rule">{state.rule ?? 'The chart says nothing of it but its name.'}</Fact>
      <Fact name="The way there">
        <ol>
          {steps.map((move, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way never changes
            <li key={index}>
              <code>{told(move)}</code>
            </li>
          ))}
        </ol>
      </Fact>
    </Page>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** A move as a line: who hears or answers, and what. */
function told(move: Move): string {
  const at = move.at || 'kit'
  switch (move.do) {
    case 'send':
      return `${at} ← ${move.event.type}`
    case 'tell':
      return `${at} says ${move.event.type}`
    case 'resolve':
      return `${at} succeeds`
    case 'reject':
      return `${at} fails: ${move.code}`
    case 'fire':
      return `${at} waits until ${move.timer.replace('xstate.', '')}`
  }
}
