import type { ReactNode } from 'react'
import css from './art.css?inline'
import { useStyles } from './styles.tsx'

/** Light and shade are translucent white and black, so that one drawing fits every theme and accent colour. */
const drawings = {
  home: (
    <>
      <rect className="shade" x="13" y="19" width="38" height="29" rx="8" />
      <rect className="solid" x="13" y="17" width="38" height="29" rx="8" />
      <path className="soft" d="M13 25a8 8 0 0 1 8-8h22a8 8 0 0 1 8 8v1H13Z" />
      <rect className="ink edged" x="38" y="30" width="16" height="11" rx="5.5" />
      <circle className="solid" cx="44" cy="35.5" r="2" />
    </>
  ),
  login: (
    <>
      <rect className="shade" x="12" y="16" width="40" height="35" rx="9" />
      <rect className="solid" x="12" y="14" width="40" height="35" rx="9" />
      <circle className="ink" cx="32" cy="27" r="6" />
      <path className="ink" d="M21 43.5c1-5.7 5.4-8.5 11-8.5s10 2.8 11 8.5Z" />
      <circle className="seal" cx="49" cy="46" r="9" />
      <path className="stroke" d="m45 46.3 2.9 2.9 5-5.6" />
    </>
  ),
  card: (
    <>
      <rect className="shade" x="11" y="18" width="42" height="29" rx="6" />
      <rect className="solid" x="11" y="16" width="42" height="29" rx="6" />
      <path className="ink" d="M11 23h42v6H11Zm5 11h12v3H16Z" />
      <circle className="seal" cx="48" cy="45" r="9" />
      <path className="stroke" d="M48 40.5v9M43.5 45h9" />
    </>
  ),
  keys: (
    <>
      <path
        className="shade"
        fillRule="evenodd"
        d="M41 14a11 11 0 1 1-5.4 20.6L22 48.2v3.8h-7v-7l16.4-16.4A11 11 0 0 1 41 14Zm2.5 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"
      />
      <path
        className="solid"
        fillRule="evenodd"
        d="M41 12a11 11 0 1 1-5.4 20.6L31 37.2V41h-4v4h-4v4.5l-.5.5H15v-7l16.4-16.4A11 11 0 0 1 41 12Zm2.5 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"
      />
    </>
  ),
  network: (
    <>
      <path className="shade" d="M32 13a20 20 0 1 0 0 40 20 20 0 0 0 0-40Z" />
      <circle className="solid" cx="32" cy="31" r="20" />
      <path className="ink" fillRule="evenodd" d="M20 23.5h24v3H20Zm0 12h24v3H20ZM31 14h3v34h-3Z" />
    </>
  ),
  layers: (
    <>
      <path className="shade" d="m32 56 21-11-21-11-21 11Z" />
      <path className="soft" d="m32 50 21-11-21-11-21 11Z" />
      <path className="ink" d="m32 41 21-11-21-11-21 11Z" />
      <path className="solid" d="m32 32 21-11-21-11-21 11Z" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type ArtName = keyof typeof drawings

/** A small drawing on a coloured tile, for explanations. */
export function Art({ name, size = 56 }: { name: ArtName; size?: number | undefined }) {
  useStyles(css)
  return (
    <span className="art" data-art={name} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
        {drawings[name]}
      </svg>
    </span>
  )
}
