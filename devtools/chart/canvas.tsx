import { MiniMap, type Node, Panel, ReactFlow, ReactFlowProvider, useStore, ViewportPortal } from '@xyflow/react'
import flowCss from '@xyflow/react/dist/base.css?inline'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import type { Variables } from '../../ui/variables.ts'
import { innermost } from '../innermost.ts'
import chartCss from './chart.css?inline'
import { firstFolds } from './first-folds.ts'
import { LayingOut } from './laying-out.tsx'
import { type Live, LiveProvider } from './live.ts'
import type { ChartViewProps } from './props.ts'
import { drawnFor, statesWith } from './search.ts'
import stateCss from './state.css?inline'
import { nodesFor } from './state-boxes.ts'
import { StateNode, type StateNodeData } from './state-node.tsx'
import { isArrow, stepFrom } from './steps.ts'
import { Legend, Toolbar } from './toolbar.tsx'
import toolsCss from './tools.css?inline'
import { useDrawing } from './use-drawing.ts'
import { far, useSight } from './use-sight.ts'
import wiresCss from './wires.css?inline'
import { Wires } from './wires.tsx'

const kinds = { state: StateNode }
const nothing: ReadonlySet<string> = new Set()
const off = { nodesDraggable: false, nodesConnectable: false, nodesFocusable: false, elementsSelectable: false }
const noKeys = { deleteKeyCode: null, selectionKeyCode: null, multiSelectionKeyCode: null, panActivationKeyCode: null }

/** The diagram itself. In a module of its own, so that React Flow loads with the first chart. */
export default function Canvas(props: ChartViewProps) {
  useStyles(flowCss)
  useStyles(chartCss)
  useStyles(stateCss)
  useStyles(wiresCss)
  useStyles(toolsCss)
  return (
    <ReactFlowProvider>
      <Diagram {...props} />
    </ReactFlowProvider>
  )
}

function Diagram({
  machine,
  active = nothing,
  taken,
  last = nothing,
  onSelect,
  onSelectTransition,
  ...rest
}: ChartViewProps) {
  const { drawing, folded, toggle, foldAll } = useDrawing(machine, () => rest.folded ?? firstFolds(machine, active))
  const [chosen, setChosen] = useState(rest.selected)
  const selected = onSelect ? rest.selected : chosen
  const [typed, setTyped] = useState('')
  const search = rest.search ?? typed
  const [at, setAt] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const sight = useSight(drawing, frame, selected, innermost(machine, active)?.id)
  const zoom = useStore(({ transform }) => Math.max(0.1, Math.round(transform[2] * 20) / 20))

  const found = useMemo(
    () => (drawing ? drawnFor(drawing.scene, drawing.model, statesWith(drawing.model, search)) : []),
    [drawing, search],
  )
  const live = useMemo<Live>(
    () => ({
      active,
      taken,
      last,
      selected,
      found: search.trim() === '' ? undefined : new Set(found),
      query: search.trim().toLowerCase(),
      select(id) {
        setChosen(id)
        onSelect?.(id)
      },
      selectTransition: onSelectTransition,
      toggle,
    }),
    [active, taken, last, selected, found, search, onSelect, onSelectTransition, toggle],
  )
  const nodes = useMemo<Node<StateNodeData>[]>(() => (drawing ? nodesFor(drawing) : []), [drawing])

  const holds = useMemo(
    () => new Set(drawing?.scene.nodes.flatMap(({ id, inside }) => (inside.length > 0 ? [id] : []))),
    [drawing],
  )

  const step = (by: 1 | -1) => {
    const next = at === 0 && by === -1 ? found.length : ((at - 1 + by + found.length) % found.length) + 1
    const id = found[next - 1]
    if (id === undefined) return
    setAt(next)
    sight.reveal(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.tagName === 'INPUT') return
    const state = event.target.dataset.state
    const zooms = { '+': 'nearer', '=': 'nearer', '-': 'farther', '0': 'whole' } as const
    const isZoom = (key: string): key is keyof typeof zooms => key in zooms
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isZoom(event.key)) sight.zoom(zooms[event.key])
    else if (isArrow(event.key) && state !== undefined && drawing) {
      event.preventDefault()
      sight.focus(stepFrom(state, event.key, drawing.layout.boxes))
    }
  }

  const style: Variables = { '--zoom': zoom }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls inside it
    <div
      ref={frame}
      className="chart"
      data-theme={rest.theme ?? 'light'}
      data-far={zoom < far}
      data-searching={live.found !== undefined}
      style={style}
      aria-busy={!drawing || !sight.placed}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const state = event.target.dataset.state
        if (state !== undefined && event.target.matches(':focus-visible')) sight.reveal(state)
      }}
    >
      <LiveProvider value={live}>
        <ReactFlow
          aria-label={`The chart ${machine.id}`}
          colorMode={rest.theme ?? 'light'}
          nodes={nodes}
          nodeTypes={kinds}
          {...off}
          {...noKeys}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          minZoom={0.08}
          maxZoom={2}
          onMoveStart={(event) => event && sight.hold()}
          onNodeClick={(_, { id }) => live.select(id)}
        >
          <ViewportPortal>
            {drawing && (
              <div className="above">
                <Wires drawing={drawing} />
              </div>
            )}
          </ViewportPortal>
          {sight.isLarge && (
            <MiniMap
              pannable
              zoomable
              ariaLabel="Where the part in sight lies in the chart"
              nodeClassName={({ id }) => `mini ${live.active.has(id) ? 'lit' : ''} ${holds.has(id) ? 'holds' : ''}`}
            />
          )}
          {drawing ? null : <LayingOut />}
          {taken && (
            <Panel position="bottom-left">
              <Legend />
            </Panel>
          )}
        </ReactFlow>
        <Toolbar
          search={search}
          found={found.length}
          at={Math.min(at, found.length)}
          folded={folded.size > 0}
          onSearch={(text) => {
            setTyped(text)
            setAt(0)
            rest.onSearch?.(text)
          }}
          onStep={step}
          onZoom={sight.zoom}
          onFold={foldAll}
        />
      </LiveProvider>
    </div>
  )
}
