import { systemIds } from '../../core/system-ids.ts'
import type { Track } from '../../machines/system.ts'
import type { AppKitOptions } from '../handle/options.ts'
import { createKit, requireAppKit } from '../handle/singleton.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { createActions } from './actions.ts'
import { createFeatureChanges } from './feature-changes.ts'
import { createGetters } from './getters.ts'
import type { AppKitInstance } from './instance-types.ts'
import { noOps } from './no-ops.ts'
import { createSubscriptions } from './subscriptions.ts'
import type { Analytics } from './telemetry.ts'
import { toThemeVariables } from './theme-variables.ts'

export interface CreateAppKitOptions extends AppKitOptions {
  /**
   * Receives the events that the analytics service would get, without addresses or secrets, even if nothing is sent.
   */
  analytics?: Analytics
}

type Additions = Omit<AppKitInstance, keyof ReturnType<typeof createKit>>

let additions: Additions | undefined
const instances = new WeakMap<object, AppKitInstance>()

/** Tells the kit's listeners, once, that it runs. */
function announce(kit: AppKitHandle): void {
  let isTold = false
  kit.observe(({ kit: actor }) => {
    if (!isTold) {
      const networks = kit.getCaipNetworks().map(({ caipNetworkId }) => caipNetworkId)
      const track = { type: 'track', event: 'INITIALIZE', properties: { networks } } satisfies Track
      actor.system.get(systemIds.tracker)?.send(track)
    }
    isTold = true
    return () => undefined
  })
}

/** If this code fails to load, only the events are missing. */
const follow = (kit: AppKitHandle, analytics: Analytics | undefined) =>
  void import('./telemetry.ts').then(({ followEvents }) => followEvents(kit, analytics)).catch(() => undefined)

/** The AppKit members that Portico's handle does not have. */
function createAdditions(): Additions {
  const kit = requireAppKit('createAppKit')
  const changes = createFeatureChanges(kit)
  const getters = createGetters(kit, changes)
  return { ...getters, ...createSubscriptions(kit, getters), ...createActions(kit, changes), ...noOps }
}

/** Defines the elements. If their code fails to load, there are none until the page is online again. */
const defineElements = () =>
  void import('./elements/define.tsx').then(
    (elements) => elements.defineElements(),
    () => addEventListener('online', defineElements, { once: true }),
  )

/**
 * `createAppKit` of `portico`, with all methods of AppKit on its handle. Once per page: a second call returns the first
 * instance. Also defines the elements `<appkit-button>` and so on.
 */
export function createAppKit({ analytics, ...options }: CreateAppKitOptions): AppKitInstance {
  const { themeVariables } = options
  const own = themeVariables ? { ...options, themeVariables: toThemeVariables(themeVariables) } : options
  const handle = createKit(own, true)
  const known = instances.get(handle)
  if (known) return known
  // On a server, each handle may be for another visitor [api-server].
  if (!additions || typeof window === 'undefined') {
    additions = createAdditions()
    const kit = requireAppKit('createAppKit')
    if (analytics || options.features?.analytics) follow(kit, analytics)
    announce(kit)
    if (options.projectId) options.siwx?.setProject?.(options.projectId)
    if (typeof window !== 'undefined') defineElements()
  }
  const instance = {
    ...handle,
    ...additions,
    setThemeVariables: (variables: typeof themeVariables = {}) => handle.setThemeVariables(toThemeVariables(variables)),
  }
  instances.set(handle, instance)
  return instance
}
