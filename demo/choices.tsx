import { type CSSProperties, useId } from 'react'

interface ChoicesProps<Value extends string> {
  label: string
  /** The test id of the group; each choice adds its value. */
  testId: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

interface Option<Value extends string> {
  name: string
  value: Value
  /** Shows the choice as this colour instead of its name. */
  colour?: string
}

/** A group of choices side by side, one of which is selected. */
export function Choices<Value extends string>({ label, testId, options, value, onChange }: ChoicesProps<Value>) {
  const id = useId()
  return (
    <fieldset className="choices" data-testid={testId}>
      <legend>{label}</legend>
      <div className={options.some(({ colour }) => colour) ? 'swatches' : 'segments'}>
        {options.map((option) => (
          <label key={option.value} title={option.colour && option.name} style={swatch(option.colour)}>
            <input
              type="radio"
              name={id}
              aria-label={option.name}
              data-testid={`${testId}-${option.value}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.colour ? null : option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const swatch = (colour: string | undefined): CSSProperties & { '--swatch'?: string } =>
  colour === undefined ? {} : { '--swatch': colour }
