import { vi } from 'vitest'
import { embeddedFrame } from '../../services/embedded-frame/embedded-frame.ts'

/** The frame page's answer to a message: its payload, `null` for never, or what went wrong. */
type Answer = { payload?: unknown } | { message: string; code?: number } | null

/** By the message's name and its payload; undefined if the answer has no payload. */
export type Script = (name: string, payload: unknown) => Answer | undefined

const origin = 'https://wallet.example'

/** An embedded wallet over a page that answers from a script. */
export function scriptedFrame(script: Script) {
  const metadata = { name: 'A dApp', description: '', url: 'https://dapp.example', icons: [] }
  const embedded = embeddedFrame({
    url: `${origin}/sdk`,
    projectId: 'p',
    sdkVersion: '1',
    metadata,
    networks: [],
    mayLog: true,
  })
  const asked: { name: string; id: string | undefined; payload: unknown }[] = []

  /** The frame sends something, unprompted or late. */
  const says = (data: unknown) => {
    const source = document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.contentWindow
    if (!source) throw new Error('There is no frame.')
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  }
  /** The frame is in the page: it answers from now on, and reports that it is ready. */
  const loads = () => {
    const source = document.querySelector<HTMLIFrameElement>('#w3m-iframe')?.contentWindow
    if (!source) throw new Error('There is no frame.')
    const tell = (data: unknown) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    vi.spyOn(source, 'postMessage').mockImplementation(({ type, id, payload }) => {
      const name = String(type).slice('@w3m-app/'.length)
      asked.push({ name, id, payload })
      const answer = script(name, payload)
      if (id === undefined || answer === null) return
      const failed = answer !== undefined && 'message' in answer
      const told = failed ? answer : answer?.payload
      queueMicrotask(() => tell({ type: `@w3m-frame/${name}_${failed ? 'ERROR' : 'SUCCESS'}`, id, payload: told }))
    })
    tell({ type: '@w3m-frame/READY' })
  }
  return { embedded, loads, says, asked: (name: string) => asked.filter((each) => each.name === name) }
}
