import { useLazyStyles } from './lazy-styles.ts'
import { type MarkPart, providerMarks } from './pictures/providers.ts'
import css from './provider-icon.css?inline'
import type { Variables } from './variables.ts'

export type ProviderName = keyof typeof providerMarks

export interface ProviderIconProps {
  provider: ProviderName
  size?: number | undefined
  /** On a background of the same width. */
  plate?: boolean | undefined
}

/** The icon of a login provider. Hidden from screen readers: its control has a label. */
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
