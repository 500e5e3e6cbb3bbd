import type { SnapshotFrom } from 'xstate'
import type { walletConnectMachine } from '../../machines/wallet-connect.ts'
import { asking, connected, slow, type Telling, tellingOf } from '../telling.ts'

type Snapshot = SnapshotFrom<typeof walletConnectMachine>

const approved: Telling = { ...asking, title: 'connecting.adopting', text: 'connecting.adoptingHint' }
const missing: Telling = {
  title: 'unsupported.wallet',
  text: 'unsupported.walletText',
  ring: 'idle',
  step: 'step.another',
}
const visiting: Telling = { ...asking, title: 'link.visiting', text: 'link.visitingHint', ring: 'idle' }
const waiting: Telling = { ...asking, title: 'link.waiting', text: 'link.waitingHint' }
const ready: Telling = { ...asking, title: 'link.ready', text: 'link.readyHint', ring: 'idle' }
const opened: Telling = { ...asking, title: 'link.opened', text: 'link.openedHint' }

/** Whether the code is what is to be seen. */
export const showsCode = (snapshot: Snapshot): boolean => snapshot.matches({ shown: { way: { remote: 'qrcode' } } })

/** Whether a link opens the wallet: the button for it keeps its room from the start. */
export const isLinked = (snapshot: Snapshot): boolean =>
  snapshot.context.failure === null &&
  (snapshot.matches({ shown: { way: 'visiting' } }) ||
    (snapshot.matches({ shown: { way: 'remote' } }) && !showsCode(snapshot)))

/** How the chart's state is told, where it is not the code that tells it. */
export function tell(snapshot: Snapshot): Telling {
  const { failure, opened: where } = snapshot.context
  if (snapshot.hasTag('connected') || snapshot.matches('connected')) return connected
  if (failure) return tellingOf(failure.code)
  const is = (way: 'adopting' | 'browser' | 'unsupported' | 'visiting') => snapshot.matches({ shown: { way } })
  if (is('adopting')) return approved
  if (is('browser')) return snapshot.hasTag('slow') ? slow : asking
  if (is('unsupported')) return missing
  if (is('visiting')) return visiting
  if (snapshot.context.uri === null) return waiting
  return where === null ? ready : opened
}
