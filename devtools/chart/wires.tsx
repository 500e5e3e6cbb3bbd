import { memo } from 'react'
import type { Drawing } from './drawing.ts'
import type { LaidWire } from './layout.ts'
import { statusOf, type TransitionStatus, useLive } from './live.ts'
import { arrowAt, bowBetween, lineThrough } from './path.ts'
import { TransitionRow } from './row.tsx'

/** The lines between states, above all states; where lines cross, the most informative one is on top. */
export const Wires = memo(function Wires({ drawing: { layout, scene } }: { drawing: Drawing }) {
  const live = useLive()
  const { selected, last } = live
  const isNear = ({ wire }: LaidWire) =>
    wire.target === selected || wire.branches.some(({ source }) => source === selected)
  const anyNear = layout.wires.some(isNear)
  const weight: TransitionStatus[] = ['untaken', 'plain', 'taken', 'last']
  const ranked = layout.wires
    .map((laid) => ({
      laid,
      status: statusOf(
        laid.wire.rows.flatMap(({ edges }) => edges),
        live,
      ),
    }))
    .sort((one, other) => weight.indexOf(one.status) - weight.indexOf(other.status))
  const far = scene.nodes.flatMap(({ id, rows }) =>
    rows.flatMap((row) =>
      row.to
        .filter((to) => row.edges.some((edge) => last.has(edge)) || id === selected || to.id === selected)
        .map((to) => ({ key: `${row.edges.join()} ${to.id}`, source: id, target: to.id, row })),
    ),
  )
  return (
    <>
      <svg className="wires" width={layout.width} height={layout.height} aria-hidden="true">
        {layout.starts.map(({ id, dot, points }) => (
          <g key={id} className="start">
            <circle cx={dot.x} cy={dot.y} r={5} />
            <path className="line" d={lineThrough(points, true)} />
            <path className="arrow" d={arrowAt(points)} />
          </g>
        ))}
        {ranked.map(({ laid, status }) => (
          <g key={laid.wire.id} className="wire" data-status={status} data-near={anyNear ? isNear(laid) : 'idle'}>
            {laid.strands.map(({ source, edges, points }) => (
              <path
                key={source}
                className="line"
                data-status={statusOf(edges, live)}
                data-near={selected === source || selected === laid.wire.target}
                d={lineThrough(points, false)}
              />
            ))}
            {laid.joint && <circle className="joint" cx={laid.joint.x} cy={laid.joint.y} r={2.5} />}
            <path className="line" data-status={status} d={lineThrough(laid.trunk, true)} />
            <path className="arrow" d={arrowAt(laid.trunk)} />
          </g>
        ))}
        {far.map(({ key, source, target, row }) => {
          const [from, to] = [layout.boxes.get(source), layout.boxes.get(target)]
          const points = from && to ? bowBetween(from, to) : []
          return (
            <g key={key} className="wire far" data-status={statusOf(row.edges, live)}>
              <path className="line" data-status={statusOf(row.edges, live)} d={lineThrough(points, true)} />
              <path className="arrow" d={arrowAt(points)} />
            </g>
          )
        })}
      </svg>
      {layout.wires.map((laid) => {
        const { wire, label } = laid
        return (
          <div
            key={wire.id}
            className="label"
            data-near={anyNear ? isNear(laid) : 'idle'}
            data-status={statusOf(
              wire.rows.flatMap(({ edges }) => edges),
              live,
            )}
            style={{ transform: `translate(${label.x}px, ${label.y}px)`, width: label.width, height: label.height }}
          >
            {wire.rows.map((row) => (
              <TransitionRow
                key={row.edges.join()}
                row={row}
                withActions={false}
                reachable={wire.branches.some(({ source }) => source === selected)}
              />
            ))}
          </div>
        )
      })}
    </>
  )
})
