import { useAppKitTheme } from 'portico'
import { useEffect, useState } from 'react'
import { Card } from './pieces.tsx'

const accents = { Portico: 'initial', Green: '#0b7a4b', Orange: '#b94a00', Pink: '#c2185b' } as const
const corners = { Round: 'initial', Soft: '2px', Square: '0px' } as const
const sizes = { Usual: 'initial', Large: '12px' } as const
const directions = { 'Left to right': 'ltr', 'Right to left': 'rtl' } as const

type Accent = (typeof accents)[keyof typeof accents]
type Corner = (typeof corners)[keyof typeof corners]
type Size = (typeof sizes)[keyof typeof sizes]
type Direction = (typeof directions)[keyof typeof directions]

/** One thing about the modal that can be chosen here. */
function Choice<Name extends string>({ label, testId, options, value, onChange }: ChoiceProps<Name>) {
  return (
    <label className="menu">
      <span className="unseen">{label}</span>
      <select
        data-testid={testId}
        value={value}
        onChange={({ target }) => {
          const chosen = Object.values<Name>(options).find((each) => each === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {Object.entries<Name>(options).map(([name, each]) => (
          <option key={name} value={each}>
            {label}: {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ChoiceProps<Name extends string> {
  label: string
  testId: string
  options: Readonly<Record<string, Name>>
  value: Name
  onChange(value: Name): void
}

/** What a dApp can make of the modal's looks, to play with. `initial` is the modal's own. */
export function LookCard() {
  const { setThemeVariables } = useAppKitTheme()
  const [accent, setAccent] = useState<Accent>('initial')
  const [corner, setCorner] = useState<Corner>('initial')
  const [size, setSize] = useState<Size>('initial')
  const [direction, setDirection] = useState<Direction>('ltr')

  useEffect(() => {
    setThemeVariables({
      '--w3m-accent': accent,
      '--w3m-border-radius-master': corner,
      '--w3m-font-size-master': size,
    })
  }, [accent, corner, size, setThemeVariables])
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  return (
    <Card title="Looks" about="The modal takes your colours, corners, size and direction. Choose, then open it.">
      <div className="row">
        <Choice<Accent> label="Accent" testId="look-accent" options={accents} value={accent} onChange={setAccent} />
        <Choice<Corner> label="Corners" testId="look-corners" options={corners} value={corner} onChange={setCorner} />
        <Choice<Size> label="Size" testId="look-size" options={sizes} value={size} onChange={setSize} />
        <Choice<Direction>
          label="Direction"
          testId="look-direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
      </div>
    </Card>
  )
}
