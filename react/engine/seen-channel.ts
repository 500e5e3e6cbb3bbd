import { type ActorRefFrom, fromCallback } from 'xstate'
import { routeId, systemIds } from '../../core/system-ids.ts'
import type { kitMachine } from '../../machines/kit/index.ts'

/** Notifies a chart, once, when its route is visible: on top of the stack, in a visible page. */
export const seenChannel = fromCallback<{ type: 'tokens.seen' }, { key: string }>(
  ({ input: { key }, system, sendBack }) => {
    const kit: ActorRefFrom<typeof kitMachine> = system.get(systemIds.kit)
    const look = () => {
      const top = kit.getSnapshot().context.stack.at(-1)
      if (!top || routeId(top) !== key || document.visibilityState === 'hidden') return
      leave()
      sendBack({ type: 'tokens.seen' })
    }
    const routes = kit.subscribe(look)
    const leave = () => {
      routes.unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
    document.addEventListener('visibilitychange', look)
    look()
    return leave
  },
)
