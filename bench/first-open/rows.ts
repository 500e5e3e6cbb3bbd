import type { Figure } from './measures.ts'
import type { PageName } from './pages.ts'

/** A row of the table: a figure of one page, compared with the same figure of another, and its target. */
export interface Row {
  name: string
  figure: Figure
  page: PageName
  against: PageName
  unit: 'ms' | 'kB' | ''
  aim: string
}

/** A row compares with the native dialog unless it names another page. */
const row = (name: string, figure: Figure, aim: string, rest: Partial<Row> = {}): Row => ({
  name,
  figure,
  aim,
  page: 'portico',
  against: 'native',
  unit: 'ms',
  ...rest,
})

const project = { page: 'portico-project' } as const

export const rows: readonly Row[] = [
  row('page left to settle, then pressed: first open', 'settledOpen', '×2.0'),
  row('… with a project', 'settledOpen', 'as without', project),
  row('pressed as soon as it can be, after 50 ms over the button: first open', 'hastyOpen', '×5'),
  row('… wallet clickable', 'hastyClickable', '×6'),
  row('the same with a project: first open', 'hastyOpen', 'as without', project),
  row('… wallet clickable', 'hastyClickable', 'as without', project),
  row('the same, CPU ×4: first open', 'slowOpen', '×3.5'),
  row('… wallet clickable', 'slowClickable', '×4.5'),
  row('the same, CPU ×4, with a project: first open', 'slowOpen', 'as without', project),
  row('… wallet clickable', 'slowClickable', 'as without', project),
  row('slow phone: navigation → modal, pressed at once', 'phoneFromNavigation', '×1.6'),
  row('slow phone: click → modal, pressed 3 s after the button is there', 'phoneFromClick', '×3'),
  row('second open', 'secondOpen', '×1.3'),
  row('click on a wallet → address', 'address', '×2.0'),
  row('calls to the wallet, against bare wagmi', 'calls', '3', { against: 'wagmi', unit: '' }),
  row('button usable, against bare wagmi', 'button', '×1.05', { against: 'wagmi' }),
  row('blocking time at load, CPU ×4, against bare wagmi', 'blocking', '×1.05', { against: 'wagmi' }),
  row('kept per open', 'kept', '2 kB', { unit: 'kB' }),
  row('… over 1,000 openings', 'keptOfMany', '2 kB', { unit: 'kB' }),
]
