import { type Theme, themes, useTheme } from './theme.ts'

const drawings: Record<Theme, string> = {
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.500M10 16.500V18M2 10h1.500M16.5 10H18M4.3 4.300l1.1 1.100M14.6 14.600l1.1 1.100M4.3 15.700l1.1-1.100M14.6 5.400l1.1-1.1',
  dark: 'M16.5 11.800A7 7 0 0 1 8.2 3.500a7 7 0 1 0 8.3 8.3',
  system: 'M3 4.500h14v9H3zM7.5 17h5M10 13.500V17',
}

const names: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

/** The choice of light, dark or the system's theme. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  return (
    <fieldset className="theme" data-testid="theme">
      <legend className="unseen">Theme</legend>
      {themes.map((each) => (
        <label key={each} title={names[each]}>
          <input
            type="radio"
            name="theme"
            aria-label={names[each]}
            data-testid={`theme-${each}`}
            checked={each === theme}
            onChange={() => choose(each)}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={drawings[each]} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
