import { useState } from 'react'
import type { Choice } from '../simulate/choices.ts'
import type { Move } from '../simulation.ts'
import { Icon } from './icons.tsx'
import { JsonField } from './json-field.tsx'
import { dataOf, withData } from './move-data.ts'

const signs: Record<Choice['kind'], string> = { event: '→', done: '✓', fail: '✕', fact: '←', timer: '◷' }
const spoken: Record<Choice['kind'], string> = {
  event: 'send',
  done: 'done',
  fail: 'fail',
  fact: 'emitted',
  timer: 'time',
}

export interface ChoicesProps {
  choices: readonly Choice[]
  onPlay: (move: Move) => void
}

/** Everything that can happen now, the chart's own events first; each can be edited first. */
export function Choices({ choices, onPlay }: ChoicesProps) {
  const [editing, setEditing] = useState<string>()
  const groups = [
    { label: 'This chart', choices: choices.filter(({ own, possible }) => own && possible) },
    { label: 'Around it', choices: choices.filter(({ own, possible }) => !own && possible) },
    { label: 'Would change nothing now', choices: choices.filter(({ possible }) => !possible) },
  ]
  return (
    <div className="choices scroll">
      {groups.map((group) =>
        group.choices.length === 0 ? null : (
          <section key={group.label} aria-label={group.label}>
            <h4 className="choices-title">{group.label}</h4>
            <ul>
              {group.choices.map((choice) => (
                <ChoiceRow
                  key={choice.key}
                  choice={choice}
                  isEdited={editing === choice.key}
                  onEdit={() => setEditing(editing === choice.key ? undefined : choice.key)}
                  onPlay={(move) => {
                    setEditing(undefined)
                    onPlay(move)
                  }}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

interface ChoiceRowProps {
  choice: Choice
  isEdited: boolean
  onEdit: () => void
  onPlay: (move: Move) => void
}

function ChoiceRow({ choice: { label, detail, kind, move }, isEdited, onEdit, onPlay }: ChoiceRowProps) {
  const data = dataOf(move)
  return (
    <li>
      <div className="choice">
        <button type="button" className="choice-play" data-kind={kind} onClick={() => onPlay(move)}>
          <span className="choice-sign" aria-hidden="true">
            {signs[kind]}
          </span>
          <span className="hidden">{spoken[kind]} </span>
          <span className="choice-text">
            <span className="mono choice-label">{label}</span>
            {detail === '' ? null : <span className="mono dim cut">{detail}</span>}
          </span>
        </button>
        {data === undefined ? null : (
          <button
            type="button"
            className="icon-button"
            aria-expanded={isEdited}
            aria-label={`Edit ${label}`}
            onClick={onEdit}
          >
            <Icon name="edit" />
          </button>
        )}
      </div>
      {isEdited && data ? (
        <JsonField
          label={data.label}
          initial={data.value}
          action="Play"
          check={data.check}
          onSubmit={(value) => onPlay(withData(move, value))}
        />
      ) : null}
    </li>
  )
}
