import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { flowOf, viewOf } from '../../core/state-meta.ts'
import { routeId } from '../../core/system-ids.ts'
import type { kitMachine } from '../../machines/kit/index.ts'

type Kit = ActorRefFrom<typeof kitMachine>

/**
 * What is to be seen: the actor whose state names the view, the view's name, and all that the card shows around it.
 * It is one value, so that header and view change in the same commit, and stay as they were while the modal leaves.
 */
export interface CurrentView {
  owner: AnyActorRef
  /** The flow that owns the view; `kit` for the kit's own. */
  flow: string
  view: string
  /** How many routes lie on the stack. */
  routes: number
  /** Whether this view was reached from the one before it, or returned to. */
  direction: 'forward' | 'back' | 'none'
  /** Whether the flow, or else the modal, has a step back. */
  canGoBack: boolean
  /** Whether an explanation is offered. */
  hasHelp: boolean
  /** The same for as long as it is the same view of the same actor. */
  key: string
}

const topKey = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.at(-1)?.key ?? 0
const stackDepth = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.length

/** What can say which events it takes: a chart. */
interface Taking<Type extends string> {
  can?: (event: { type: Type }) => boolean
}
const takes =
  <const Type extends string>(type: Type) =>
  (snapshot: Taking<Type>): boolean =>
    snapshot.can?.({ type }) ?? false
const revokes = takes('nav.back')
const takesHelp = takes('help.open')

/** One step back: the flow's own where its state has one, else the modal's [nav-back-flow]. */
export const goBack = (kit: Kit, { owner }: CurrentView) =>
  (revokes(owner.getSnapshot()) ? owner : kit).send({ type: 'nav.back' })

interface Shown {
  asked: CurrentView | undefined
  shown: CurrentView | undefined
  /** The keys of the views that led to the one that is shown, it included. */
  trail: readonly string[]
}

/** The view that follows another: back where routes have gone, or, among the views of a route, where it was before. */
function following({ shown, trail }: Shown, asked: CurrentView): Shown {
  if (shown?.key === asked.key) return { asked, shown: { ...asked, direction: shown.direction }, trail }
  const before = trail.indexOf(asked.key)
  const isBack = shown && (asked.routes < shown.routes || (asked.routes === shown.routes && before >= 0))
  const direction = shown ? (isBack ? 'back' : 'forward') : 'none'
  const led = before < 0 ? trail : trail.slice(0, before)
  return { asked, shown: { ...asked, direction }, trail: [...led, asked.key] }
}

/** The view that the charts ask for; the last one for as long as the modal is closing. */
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
