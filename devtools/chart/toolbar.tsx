import { Drawing } from '../../ui/icon.tsx'

const icons = {
  search: 'm13 13 4 4M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  next: 'm5 8 5 5 5-5',
  previous: 'm5 12 5-5 5 5',
  nearer: 'M10 4.5v11M4.5 10h11',
  farther: 'M4.5 10h11',
  whole: 'M3.5 7V3.5H7m6 0h3.5V7m0 6v3.5H13m-6 0H3.5V13',
  fold: 'm6 3.5 4 4 4-4m-8 13 4-4 4 4M3.5 10h13',
  unfold: 'm6 7 4-4 4 4m-8 6 4 4 4-4M3.5 10h13',
}

export interface ToolbarProps {
  search: string
  /** The number of matching states, and the position of the current one from 1; 0 before the first. */
  found: number
  at: number
  folded: boolean
  onSearch: (text: string) => void
  onStep: (by: 1 | -1) => void
  onZoom: (to: 'nearer' | 'farther' | 'whole') => void
  onFold: (all: boolean) => void
}

/** The tools of a diagram: search, zoom, fold. */
export function Toolbar({ search, found, at, folded, onSearch, onStep, onZoom, onFold }: ToolbarProps) {
  const button = (name: keyof typeof icons, label: string, run: () => void, off = false) => (
    <button type="button" aria-label={label} title={label} onClick={run} disabled={off}>
      <Drawing path={icons[name]} size={16} />
    </button>
  )
  const none = found === 0
  return (
    <div className="toolbar" role="toolbar" aria-label="Chart">
      <search className="search">
        <Drawing path={icons.search} size={14} />
        <input
          type="search"
          value={search}
          placeholder="Find a state or event"
          aria-label="Find in the chart"
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
          }}
        />
        <span className="count" aria-live="polite">
          {search.trim() !== '' && (none ? 'None' : `${at === 0 ? '' : `${at} of `}${found}`)}
        </span>
        {search.trim() !== '' && button('previous', 'Previous match', () => onStep(-1), none)}
        {search.trim() !== '' && button('next', 'Next match', () => onStep(1), none)}
      </search>
      <div className="tools">
        {button('farther', 'Zoom out', () => onZoom('farther'))}
        {button('nearer', 'Zoom in', () => onZoom('nearer'))}
        {button('whole', 'Show the whole chart', () => onZoom('whole'))}
        {folded
          ? button('unfold', 'Unfold all states', () => onFold(false))
          : button('fold', 'Fold all states', () => onFold(true))}
      </div>
    </div>
  )
}

/** The legend of a running chart's lines. */
export function Legend() {
  return (
    <ul className="legend" aria-label="What the lines mean">
      {(['last', 'taken', 'untaken'] as const).map((status) => (
        <li key={status}>
          <svg className="wires" width="22" height="8" aria-hidden="true">
            <path className="line" data-status={status} d="M0 4H22" />
          </svg>
          {{ last: 'Taken last', taken: 'Taken', untaken: 'Not yet taken' }[status]}
        </li>
      ))}
    </ul>
  )
}
