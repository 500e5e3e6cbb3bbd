import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { useStyles } from '../../ui/styles.tsx'
import { transitionId } from '../chart/model.ts'
import { deedsOf, eventOf, nameOf, nodesOf, pathOf, transitionsOf } from '../chart-text.ts'
import { innermost } from '../innermost.ts'
import { readDescription, ruleOf } from '../rules/index.ts'
import { Picture } from './picture.tsx'
import css from './state-pane.css?inline'
import type { Theme } from './theme.ts'

export interface StatePaneProps {
  machine: AnyStateMachine | undefined
  /** The selected state; the innermost active one by default. */
  selected: string | undefined
  active: ReadonlySet<string> | undefined
  taken: ReadonlyMap<string, number> | undefined
  onSelect: (stateId: string) => void
  theme: Theme
}

/** The details of a state: its rule, its view, its actors and its transitions. */
export function StatePane({ machine, selected, active, taken, onSelect, theme }: StatePaneProps) {
  useStyles(css)
  if (!machine) return <p className="empty">Choose an actor that runs a chart, and a state of it.</p>
  const nodes = nodesOf(machine.root)
  const node = nodes.find(({ id }) => id === selected) ?? innermost(machine, active) ?? machine.root
  const isActive = active?.has(node.id) === true
  const { entry, exit } = deedsOf(node)
  const rule = ruleFor(machine, node)
  return (
    <div className="rule-pane scroll">
      <div className="state-head">
        <h3 className="state-name mono">{pathOf(node)}</h3>
        <span className={isActive ? 'tag state-active' : 'tag'}>{isActive ? 'active' : 'not active'}</span>
        {node.type === 'parallel' || node.type === 'final' ? <span className="tag">{node.type}</span> : null}
        {node.tags.map((tag) => (
          <span key={tag} className="tag accent">
            {tag}
          </span>
        ))}
      </div>
      {rule ? (
        <div className="state-rule">
          <p>{rule.description}</p>
          {rule.from === undefined ? null : <p className="dim">The rule of {rule.from}, which it is part of.</p>}
          {rule.rules.length === 0 ? null : (
            <ul className="state-rules">
              {rule.rules.map(({ id, sentence }) => (
                <li key={id}>
                  <span className="tag accent">{id}</span> {sentence}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <p className="dim">No rule is written down for this state.</p>
      )}
      <Picture machine={machine} node={node} theme={theme} />
      <Facts
        title="Starts"
        facts={node.invoke.map(({ src, systemId }) => nameOf(src) + (systemId ? ` as ${systemId}` : ''))}
      />
      <Facts title="On entry" facts={entry} />
      <Facts title="On exit" facts={exit} />
      <Transitions node={node} taken={taken} onSelect={onSelect} />
      {node.parent ? (
        <button type="button" className="button" onClick={() => onSelect(node.parent?.id ?? node.id)}>
          Up to {pathOf(node.parent)}
        </button>
      ) : null}
    </div>
  )
}

/** The rule of a state, or of the nearest ancestor that has one. */
function ruleFor(machine: AnyStateMachine, node: AnyStateNode) {
  for (let here: AnyStateNode | undefined = node; here; here = here.parent) {
    const from = here === node ? undefined : pathOf(here)
    const { description } = here
    if (description !== undefined) return { ...readDescription(description), from }
    const rule = ruleOf(machine.id, here.id)
    if (rule) return { ...rule, from }
  }
  return undefined
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <section>
      <h4 className="state-title">{title}</h4>
      <ul>
        {facts.map((fact) => (
          <li key={fact} className="mono">
            {fact}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TransitionsProps {
  node: AnyStateNode
  taken: ReadonlyMap<string, number> | undefined
  onSelect: (stateId: string) => void
}

function Transitions({ node, taken, onSelect }: TransitionsProps) {
  const transitions = transitionsOf(node)
  if (transitions.length === 0) return null
  return (
    <section>
      <h4 className="state-title">Transitions</h4>
      <ul>
        {transitions.map((transition) => {
          const { guard, target, actions } = transition
          const id = transitionId(transition)
          const count = taken?.get(id) ?? 0
          return (
            <li key={id} className="transition" data-taken={count > 0}>
              <span className="transition-event mono">
                {eventOf(transition)}
                {guard === undefined ? null : <span className="dim"> if {nameOf(guard)}</span>}
              </span>
              <span className="dim transition-count">{count === 0 ? 'never' : `${count}×`}</span>
              <span className="transition-what">
                {target?.map((to) => (
                  <button key={to.id} type="button" className="link mono" onClick={() => onSelect(to.id)}>
                    → {pathOf(to)}
                  </button>
                ))}
                {actions.length === 0 ? null : <span className="mono dim">{actions.map(nameOf).join(', ')}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
