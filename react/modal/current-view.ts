import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { flowOf, viewOf } from '../../machines/contract.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { routeId } from '../../machines/modal/stack.ts'

type Kit = ActorRefFrom<typeof kitMachine>
type Way = 'forward' | 'back' | 'none'

/**
 * What is to be seen: the actor whose state names the view, the view's name, and all that the card shows around it.
 * It is one value, so that header and view change in the same commit, and stay as they were while the modal leaves.
 */
export interface Scene {
  owner: AnyActorRef
  /** The flow that owns the view; `kit` for the kit's own. */
  flow: string
  view: string
  /** How deep in the modal this is: a smaller number than before means that we came back. */
  depth: number
  /** The way from the scene before this one. */
  direction: Way
  /** Whether there is a step back, and whether an explanation is offered. */
  returns: boolean
  explains: boolean
  /** The same for as long as it is the same view of the same actor. */
  key: string
}

const topKey = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.at(-1)?.key ?? 0
const stackDepth = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.length

interface MayAsk {
  can?: (event: { type: string }) => boolean
  hasTag?: (tag: string) => boolean
}
/** How far a flow is from where it began: 0 where it takes no step back, 1 on the way, 2 at the end of it. */
const stepsIn = (snapshot: MayAsk): number =>
  snapshot.can?.({ type: 'nav.back' }) ? (snapshot.hasTag?.('midway') ? 1 : 2) : 0
const takesHelp = (snapshot: MayAsk): boolean => snapshot.can?.({ type: 'help.open' }) ?? false

const wayBetween = (from: Scene | undefined, to: Scene): Way =>
  !from ? 'none' : from.key === to.key ? from.direction : to.depth < from.depth ? 'back' : 'forward'

/** The scene that the charts ask for; the last one for as long as the modal is closing. */
export function useScene(kit: Kit): Scene | undefined {
  const flow = useSelector(kit, flowOf)
  const top = useSelector(kit, topKey)
  const routes = useSelector(kit, stackDepth)
  const hosted: AnyActorRef | undefined = kit.getSnapshot().children[routeId({ key: top })]
  const owner: AnyActorRef = (flow && hosted) || kit
  const view = useSelector(owner, viewOf)
  const within = useSelector(owner, stepsIn)
  const steps = owner === kit ? 0 : within
  const explains = useSelector(owner, takesHelp)
  const asked = useMemo<Scene | undefined>(
    () =>
      view === undefined || routes === 0
        ? undefined
        : {
            owner,
            flow: flow ?? 'kit',
            view,
            depth: routes * 3 + steps,
            direction: 'none',
            returns: routes > 1 || steps > 0,
            explains,
            key: `${top}:${view}`,
          },
    [owner, flow, view, routes, steps, explains, top],
  )
  const [last, setLast] = useState<{ asked: Scene | undefined; shown: Scene | undefined }>({
    asked: undefined,
    shown: undefined,
  })
  if (!asked || asked === last.asked) return last.shown
  const shown = { ...asked, direction: wayBetween(last.shown, asked) }
  setLast({ asked, shown })
  return shown
}
