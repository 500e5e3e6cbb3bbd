import type { AnyActorRef } from 'xstate'
import type { Recorder } from '../../react/engine/recording.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { createRecorder } from './recorder.ts'

/** Starts recording a kit that is about to start. */
export function startRecording(): Recorder {
  const recorder = createRecorder()
  let kit: AnyActorRef | undefined
  const diagnostics = () => (kit ? diagnosticsOf(kit, recorder.last()) : '')
  return {
    ...recorder,
    follow(actor, input) {
      kit = actor
      return recorder.follow(actor, input)
    },
    async download() {
      save(JSON.stringify(await recorder.trace(), null, 1), 'session.portico.json')
    },
    diagnostics,
    copyDiagnostics: () => navigator.clipboard.writeText(diagnostics()),
  }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser has taken over the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
