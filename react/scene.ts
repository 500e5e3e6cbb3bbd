import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { flowOf, viewOf } from '../machines/contract.ts'
import type { kitMachine } from '../machines/kit.ts'
import { placeId } from '../machines/stack.ts'

type Kit = ActorRefFrom<typeof kitMachine>

/** What is to be seen: the actor whose state names the view, and the view's name. */
export interface Scene {
  owner: AnyActorRef
  /** The flow that owns the view; `kit` for the kit's own. */
  flow: string
  view: string
  /** How deep in the modal this is: a smaller number than before means that we came back. */
  depth: number
  /** The same for as long as it is the same view of the same actor. */
  key: string
}

const topKey = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.at(-1)?.key ?? 0
const stackDepth = ({ context: { stack } }: SnapshotFrom<typeof kitMachine>) => stack.length

/** Whether an actor's chart has a step back of its own to offer. */
export const takesBack = (snapshot: { can?: (event: { type: string }) => boolean }): boolean =>
  snapshot.can?.({ type: 'nav.back' }) ?? false

/** The scene that the charts ask for; the last one for as long as the modal is closing. */
export function useScene(kit: Kit): Scene | undefined {
  const flow = useSelector(kit, flowOf)
  const top = useSelector(kit, topKey)
  const places = useSelector(kit, stackDepth)
  const hosted: AnyActorRef | undefined = kit.getSnapshot().children[placeId({ key: top })]
  const owner: AnyActorRef = (flow && hosted) || kit
  const view = useSelector(owner, viewOf)
  const within = useSelector(owner, takesBack) && owner !== kit
  const asked = useMemo<Scene | undefined>(
    () =>
      view === undefined || places === 0
        ? undefined
        : { owner, flow: flow ?? 'kit', view, depth: places * 2 + Number(within), key: `${top}:${view}` },
    [owner, flow, view, places, within, top],
  )
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  return asked ?? last
}
