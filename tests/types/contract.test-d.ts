import type { SnapshotFrom } from 'xstate'
import { createActor, setup } from 'xstate'
import type { Flow, ViewRoute } from '../../core/routes.ts'
import type { FlowOf, StatusOf, ViewOf } from '../../core/state-meta.ts'
import { statusOf } from '../../core/status-meta.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import type { ViewMeta } from '../../machines/contract.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { Views } from '../../views/define-views.ts'
import { registry } from '../../views/registry.ts'

/** Compiles only when the two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(is: Same<A, B>) => is

// A chart names its views and flows in its `meta`, exactly these.
same<ViewOf<SnapshotFrom<typeof connectMachine>>, 'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain'>(true)
same<ViewOf<SnapshotFrom<typeof kitMachine>>, 'Loading' | 'Unavailable' | ViewRoute>(true)
same<FlowOf<SnapshotFrom<typeof kitMachine>>, Flow>(true)
same<FlowOf<SnapshotFrom<typeof connectMachine>>, never>(true)

// The registry is complete: a missing or an extra view does not compile.
void ({ Connect: registry.connect.Connect } satisfies Partial<Views<typeof connectMachine>>)
// @ts-expect-error ConnectingExternal is missing
void ({ Connect: registry.connect.Connect } satisfies Views<typeof connectMachine>)
void ({
  ...registry.connect,
  // @ts-expect-error no state of the chart names it
  Missing: registry.connect.Connect,
} satisfies Views<typeof connectMachine>)

// A chart that names a view missing from its meta type does not compile.
setup({ types: {} as { meta: { view: 'One' } } }).createMachine({
  initial: 'a',
  states: {
    a: {
      // @ts-expect-error misspelt
      meta: { view: 'Onee' },
    },
  },
})

// A state names its status and its ring beside its view, and only those that the chart lists.
const example = setup({
  types: {} as { meta: ViewMeta<'One' | 'Two', 'one.asking' | 'one.slow'> },
}).createMachine({
  initial: 'a',
  states: {
    a: { meta: { view: 'One', status: 'one.asking', ring: 'asking' } },
    b: { meta: { view: 'Two' } },
    c: {
      // @ts-expect-error misspelt
      meta: { view: 'One', status: 'one.askin' },
    },
    d: {
      // @ts-expect-error no such ring
      meta: { view: 'One', ring: 'spinning' },
    },
    e: {
      // @ts-expect-error a status needs a view
      meta: { status: 'one.slow' },
    },
  },
})
type Example = SnapshotFrom<typeof example>
same<ViewOf<Example>, 'One' | 'Two'>(true)
same<StatusOf<Example>, 'one.asking' | 'one.slow'>(true)
same<ReturnType<typeof statusOf<Example>>, 'one.asking' | 'one.slow' | undefined>(true)
same<StatusOf<SnapshotFrom<typeof kitMachine>>, never>(true)
// @ts-expect-error a status is one of the chart's
statusOf(createActor(example).getSnapshot()) === 'one.done'

// A chart without statuses lists none.
setup({ types: {} as { meta: ViewMeta<'One'> } }).createMachine({
  // @ts-expect-error none is listed
  meta: { view: 'One', status: 'one.asking' },
})
