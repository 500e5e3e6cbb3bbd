import { type ReactNode, useRef, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import css from './board.css?inline'
import { type Pane, Panes } from './panes.tsx'
import { type Shape, useShape } from './use-shape.ts'

/** Panes that share a place. */
export interface Group<K extends string> {
  label: string
  panes: readonly K[]
}

export interface BoardProps<K extends string> {
  groups: Readonly<Record<Shape, readonly Group<K>[]>>
  panes: Readonly<Record<K, Omit<Pane<K>, 'key'> & { draw: () => ReactNode }>>
  shown: readonly K[]
  onShow: (pane: K) => void
}

/** Panes side by side, stacked, or one at a time, depending on the space. */
export function Board<K extends string>({ groups, panes, shown, onShow }: BoardProps<K>) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const shape = useShape(box)
  return (
    <div ref={box} className="board" data-shape={shape}>
      {groups[shape].map(({ label, panes: keys }) => {
        const [first] = keys
        const current = shown.find((key) => keys.includes(key)) ?? first
        return current === undefined ? null : (
          <Panes
            key={label}
            label={label}
            panes={keys.map((key) => ({ key, ...panes[key] }))}
            shown={current}
            onShow={onShow}
          >
            {panes[current].draw()}
          </Panes>
        )
      })}
    </div>
  )
}

/** The visible panes, the last shown first. */
export function useShown<K extends string>(first: readonly K[]): [readonly K[], (pane: K) => void] {
  const [shown, setShown] = useState(first)
  return [shown, (pane) => setShown([pane, ...shown.filter((other) => other !== pane)])]
}
