import { useLazyStyles } from './lazy-styles.ts'
import { type MarkPart, providerMarks } from './pictures/providers.ts'
import css from './provider-icon.css?inline'
import type { Variables } from './variables.ts'

export type ProviderName = keyof typeof providerMarks

export interface ProviderIconProps {
  provider: ProviderName
  size?: number | undefined
  /** On a plate, as wide as the icon is then. */
  plate?: boolean | undefined
}

/** The mark of where one logs in. It never speaks: its control has the words. */
export function ProviderIcon({ provider, size = 22, plate = false }: ProviderIconProps) {
  useLazyStyles(css)
  const parts: readonly MarkPart[] = providerMarks[provider]
  const style: Variables = { '--size': `${size}px` }
  return (
    <span className="provider-icon" data-plate={plate} style={style} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {parts.map(({ path, colour = 'currentColor' }) => (
          <path key={path} fill={colour} d={path} />
        ))}
      </svg>
    </span>
  )
}
