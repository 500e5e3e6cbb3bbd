import { useAppKitTheme } from 'portico'
import { useEffect } from 'react'
import { Choices } from './choices.tsx'
import { useKept } from './kept.ts'
import { languages } from './languages.ts'
import { Card } from './pieces.tsx'
import { reloadWith } from './reload-with.ts'
import type { Settings } from './settings.ts'
import { Views } from './views.tsx'

const accents = { portico: 'var(--own-accent)', green: '#0b7a4b', orange: '#b94a00', pink: '#c2185b' } as const
const corners = { round: 'initial', soft: '2px', square: '0px' } as const
const sizes = { usual: 'initial', large: '12px' } as const

const accentNames = [
  { value: 'portico', name: 'Portico’s own', colour: accents.portico },
  { value: 'green', name: 'Green', colour: accents.green },
  { value: 'orange', name: 'Orange', colour: accents.orange },
  { value: 'pink', name: 'Pink', colour: accents.pink },
] as const
const cornerNames = [
  { value: 'round', name: 'Round' },
  { value: 'soft', name: 'Soft' },
  { value: 'square', name: 'Square' },
] as const
const sizeNames = [
  { value: 'usual', name: 'Usual' },
  { value: 'large', name: 'Large' },
] as const
const directionNames = [
  { value: 'ltr', name: 'Left to right' },
  { value: 'rtl', name: 'Right to left' },
] as const
const firstNames = [
  { value: 'code', name: 'QR code' },
  { value: 'installed', name: 'Installed' },
] as const
const walletNames = [
  { value: 'none', name: 'None' },
  { value: 'one', name: '1' },
  { value: 'few', name: '3' },
  { value: 'all', name: '8' },
] as const

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) => options.map(({ value }) => value)

/** A language's own name for itself. */
const nameOf = (tag: string) => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/**
 * Controls for the options of the modal: its appearance changes at once, and options that a kit is created with reload
 * the page.
 */
export function LookPanel({ settings }: { settings: Settings }) {
  const { wallets, installed = 'few', first = 'code', locale = 'en', project } = settings
  const { setThemeVariables } = useAppKitTheme()
  const [accent, setAccent] = useKept('accent', valuesOf(accentNames), 'portico')
  const [corner, setCorner] = useKept('corners', valuesOf(cornerNames), 'round')
  const [size, setSize] = useKept('size', valuesOf(sizeNames), 'usual')
  const [direction, setDirection] = useKept('direction', valuesOf(directionNames), 'ltr')

  useEffect(() => {
    setThemeVariables({
      '--w3m-accent': accent === 'portico' ? 'initial' : accents[accent],
      '--w3m-border-radius-master': corners[corner],
      '--w3m-font-size-master': sizes[size],
    })
    document.documentElement.style.setProperty('--accent', accents[accent])
  }, [accent, corner, size, setThemeVariables])
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  return (
    <Card
      title="Make it yours"
      wide
      about="The modal takes your colours, corners, size, direction and language. Choose, then open it."
    >
      <div className="panel">
        <Choices label="Accent" testId="look-accent" options={accentNames} value={accent} onChange={setAccent} />
        <Choices label="Corners" testId="look-corners" options={cornerNames} value={corner} onChange={setCorner} />
        <Choices label="Size" testId="look-size" options={sizeNames} value={size} onChange={setSize} />
        <Choices
          label="Direction"
          testId="look-direction"
          options={directionNames}
          value={direction}
          onChange={setDirection}
        />
        <label className="choices menu">
          <span>Language</span>
          <select
            data-testid="look-language"
            value={locale}
            onChange={({ target }) => reloadWith('locale', target.value)}
          >
            {languages.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {nameOf(tag)}
              </option>
            ))}
          </select>
        </label>
        {wallets.length > 0 && (
          <Choices
            label="Wallets in this browser"
            testId="look-wallets"
            options={walletNames}
            value={installed}
            onChange={(count) => reloadWith('installed', count)}
          />
        )}
        {project !== undefined && (
          <Choices
            label="First in the list"
            testId="look-first"
            options={firstNames}
            value={first}
            onChange={(kind) => reloadWith('first', kind)}
          />
        )}
      </div>
      <Views hasProject={project !== undefined} />
    </Card>
  )
}
