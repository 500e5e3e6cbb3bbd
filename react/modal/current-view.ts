import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { flowOf, viewOf } from '../../core/state-meta.ts'
import { routeId } from '../../core/system-ids.ts'
import type { kitMachine } from '../../machines/kit/index.ts'

type Kit = ActorRefFrom<typeof kitMachine>

/**
 * What the modal shows: the actor whose state names the view, the view's name, and what the card shows around it. It is
 * a single value, so that header and view change in the same commit, and stay unchanged while the modal closes.
 */
export interface CurrentView {
  owner: AnyActorRef
  /** The flow that owns the view; `kit` for the kit's own. */
  flow: string
  view: string
  /** The number of routes on the stack. */
  routes: number
  /** Whether the user has gone forward or back to this view. */
  direction: 'forward' | 'back' | 'none'
  /** Whether the flow, or else the modal, can go back. */
  canGoBack: boolean
  /** Whether the view has help. */
  hasHelp: boolean
  /** Constant while the same actor shows the same view. */
  key: string
}

const topKey = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.at(-1)?.key ?? 0
const stackDepth = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.length

/** An actor that tells which events it accepts: a chart. */
interface Taking<Type extends string> {
  can?: (event: { type: Type }) => boolean
}
const takes =
  <const Type extends string>(type: Type) =>
  (snapshot: Taking<Type>): boolean =>
    snapshot.can?.({ type }) ?? false
const revokes = takes('nav.back')
const takesHelp = takes('help.open')

/** Goes back one step: within the flow if its state can, else in the modal [nav-back-flow]. */
export const goBack = (kit: Kit, { owner }: CurrentView) =>
  (revokes(owner.getSnapshot()) ? owner : kit).send({ type: 'nav.back' })

interface Shown {
  asked: CurrentView | undefined
  shown: CurrentView | undefined
  /** The keys of the views that led to the current one, and its own. */
  trail: readonly string[]
}

/** The next view. The direction is back if routes were removed or, within a route, if the view is on its trail. */
function following({ shown, trail }: Shown, asked: CurrentView): Shown {
  if (shown?.key === asked.key) return { asked, shown: { ...asked, direction: shown.direction }, trail }
  const before = trail.indexOf(asked.key)
  const isBack = shown && (asked.routes < shown.routes || (asked.routes === shown.routes && before >= 0))
  const direction = shown ? (isBack ? 'back' : 'forward') : 'none'
  const led = before < 0 ? trail : trail.slice(0, before)
  return { asked, shown: { ...asked, direction }, trail: [...led, asked.key] }
}

/** The view that the charts name; the last one while the modal is closing. */
export function useCurrentView(kit: Kit): CurrentView | undefined {
  const flow = useSelector(kit, flowOf)
  const top = useSelector(kit, topKey)
  const routes = useSelector(kit, stackDepth)
  const hosted: AnyActorRef | undefined = kit.getSnapshot().children[routeId({ key: top })]
  const owner: AnyActorRef = (flow && hosted) || kit
  const view = useSelector(owner, viewOf)
  const flowGoesBack = useSelector(owner, revokes)
  const modalGoesBack = useSelector(kit, revokes)
  const canGoBack = flowGoesBack || modalGoesBack
  const hasHelp = useSelector(owner, takesHelp)
  const asked = useMemo<CurrentView | undefined>(
    () =>
      view === undefined || routes === 0
        ? undefined
        : { owner, flow: flow ?? 'kit', view, routes, direction: 'none', canGoBack, hasHelp, key: `${top}:${view}` },
    [owner, flow, view, routes, canGoBack, hasHelp, top],
  )
  const [last, setLast] = useState<Shown>({ asked: undefined, shown: undefined, trail: [] })
  if (!asked || asked === last.asked) return last.shown
  const next = following(last, asked)
  setLast(next)
  return next.shown
}
