import { startTransition, useEffect, useId } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type Actor,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type SnapshotFrom,
} from 'xstate'
import { recordOf } from '../../core/record-of.ts'
import { systemIds } from '../../core/system-ids.ts'
import { createCatalog } from '../../locales/catalog.ts'
import { commonMessages } from '../../locales/index.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { StylesProvider, useStyles } from '../../ui/styles.tsx'
import tokens from '../../ui/tokens.css?inline'
import { CatalogProvider } from '../../views/text.tsx'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import { afterPaint } from '../handle/after-paint.ts'
import { useCurrentView } from './current-view.ts'
import { Card } from './modal.tsx'

type Kit = Actor<typeof kitMachine>
type WalletActor = ActorRefFrom<typeof walletMachine>
type WalletContext = SnapshotFrom<typeof walletMachine>['context']

const nothing = () => undefined

const isChart = (logic: object): logic is AnyStateMachine => 'implementations' in logic

/** Actors without side effects: charts filled in the same way, and ports that never answer. */
const muted = ({ implementations: { actors } }: AnyStateMachine): Record<string, AnyActorLogic> =>
  recordOf(Object.keys(actors), (name) => {
    const logic = actors[name]
    return logic && isChart(logic) ? logic.provide({ actors: muted(logic) }) : fromCallback(nothing)
  })

/** A transparent pixel in place of a picture that would have to be fetched. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** A wallet chart's report, to be passed to the copy. */
const reportOf = ({ connectors }: WalletContext): AdapterReport => ({
  connectors: connectors.map(({ icon, ...connector }) => ({
    ...connector,
    ...(icon !== undefined && { icon: icon.startsWith('data:') ? icon : noPicture }),
  })),
  connections: [],
  current: null,
})

/** A copy of this kit with the same wallets and an open modal, isolated from the outside world. */
function openCopyOf(kit: Kit): Kit | undefined {
  const { logic, options, system } = kit
  if (!options.input || !kit.getSnapshot().matches({ modal: 'closed' })) return undefined
  const copy = createActor(logic.provide({ actors: muted(logic) }), {
    systemId: systemIds.kit,
    input: { ...options.input, reconnectOnMount: false },
  })
  // Errors of the copy stay hidden from the page.
  copy.subscribe({ error: nothing })
  copy.start()
  for (const namespace of options.input.namespaces) {
    const id = systemIds.wallet(namespace)
    const [wallet, twin]: (WalletActor | undefined)[] = [system.get(id), copy.system.get(id)]
    if (wallet) twin?.send({ type: 'wallet.reported', report: reportOf(wallet.getSnapshot().context) })
  }
  copy.send({ type: 'modal.open' })
  return copy
}

function Rehearsal({ kit, onDrawn }: { kit: Kit; onDrawn: () => void }) {
  useStyles(tokens)
  useEffect(onDrawn, [onDrawn])
  const current = useCurrentView(kit)
  const titleId = useId()
  return (
    <div className="root">
      <Announcer>{current ? <Card {...{ kit, current, titleId }} onApproach={nothing} /> : null}</Announcer>
    </div>
  )
}

/** An element of the card's size that is laid out, but invisible and inert. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div')
  place.inert = true
  Object.assign(place.style, {
    ...{ position: 'fixed', top: '0', left: '0', width: '360px', height: '660px' },
    ...{ visibility: 'hidden', contain: 'strict', pointerEvents: 'none' },
  })
  return place
}

/**
 * Opens a copy of the kit once, out of sight, so that the first open finds compiled code, parsed styles and loaded
 * fonts, and is as fast as the second [lazy-rehearsed]. The copy has no ports: it requests, stores and emits nothing.
 */
export async function warmUp(kit: Kit): Promise<void> {
  const copy = openCopyOf(kit)
  if (!copy) return
  const catalog = createCatalog()
  await catalog.load(commonMessages)
  const place = hiddenPlace()
  const shadow = place.attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  document.body.append(place)
  try {
    await new Promise<void>((resolve) => {
      const rehearsal = (
        <StylesProvider root={shadow}>
          <CatalogProvider catalog={catalog}>
            <ViewBoundary broken={null} onBroken={resolve}>
              <Rehearsal kit={copy} onDrawn={resolve} />
            </ViewBoundary>
          </CatalogProvider>
        </StylesProvider>
      )
      // Rendered in slices, between which the page can do other work.
      startTransition(() => root.render(rehearsal))
    })
    await afterPaint()
  } finally {
    root.unmount()
    place.remove()
    copy.stop()
  }
}
