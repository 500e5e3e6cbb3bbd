import { type CSSProperties, useId } from 'react'

interface ChoicesProps<Value extends string> {
  label: string
  /** Names it for tests, and each choice after its own value. */
  testId: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

interface Option<Value extends string> {
  name: string
  value: Value
  /** It is shown as this colour, in place of its name. */
  colour?: string
}

/** A few choices beside each other, one of which is taken. */
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
