import type { Confirmation, FrameMessage, ServiceMessage, Theme } from './protocol.ts'

/** The frame's script needs the path of its service, and the address of a page of another origin. */
export interface FrameConfig {
  path: string
  strangerUrl: string
}

/** The frame's script. It is sent as this function's source, so it uses nothing from outside itself. */
export function frameClient({ path, strangerUrl }: FrameConfig): void {
  const main = document.querySelector('main') as HTMLElement
  const origin = dappOrigin()
  if (origin === undefined) {
    main.replaceChildren(element('p', 'This page belongs into a dApp.'))
    return
  }
  const dapp = origin
  const memory = new Map<string, string>()
  const tokenKey = `session:${dapp}`
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
  const send = (message: FrameMessage) => socket.send(JSON.stringify(message))

  /** The origin of the embedding page. Without one, or with an opaque one, there is no dApp to talk to. */
  function dappOrigin(): string | undefined {
    if (window.parent === window) return undefined
    const named = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin
    return named === 'null' ? undefined : named
  }

  /** Reads from memory if the browser blocks storage in frames. */
  function read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  }

  function write(key: string, value: string | null) {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // It stays in memory.
    }
  }

  function deviceName(): string {
    const known = read('device')
    if (known) return known
    const made = crypto.randomUUID()
    write('device', made)
    return made
  }

  /** Creates an element; its text is never parsed as markup. */
  function element(tag: string, text = '', className = ''): HTMLElement {
    const made = document.createElement(tag)
    made.textContent = text
    made.className = className
    return made
  }

  function ask({ id, dapp: name, origin: from, title, rows }: Confirmation) {
    const list = element('dl')
    // Makes an overflowing list scrollable by keyboard.
    list.tabIndex = 0
    for (const { label, value } of rows) list.append(element('dt', label), element('dd', value))
    const buttons = ['Reject', 'Approve'].map((text) => {
      const button = element('button', text, text === 'Approve' ? 'primary' : '') as HTMLButtonElement
      button.type = 'button'
      button.addEventListener('click', () => {
        for (const each of buttons) each.disabled = true
        send({ type: text === 'Approve' ? 'approve' : 'reject', id })
      })
      return button
    })
    const header = element('header')
    header.append(element('p', name, 'wallet'), element('h1', title), element('p', from, 'origin'))
    const footer = element('footer')
    footer.append(...buttons)
    main.replaceChildren(header, ...(rows.length > 0 ? [list] : []), footer)
    main.dataset.request = id
  }

  function show(confirmation: Confirmation | null) {
    // A later request must not change the one that the user is reading.
    if (confirmation && main.dataset.request !== confirmation.id) ask(confirmation)
    if (confirmation) return
    delete main.dataset.request
    main.replaceChildren(element('p', 'Nothing to approve.'))
  }

  function dress({ mode, accent, background }: Theme) {
    const { style } = document.documentElement
    style.colorScheme = mode ?? ''
    for (const [name, color] of Object.entries({ accent, background })) {
      if (color !== undefined && CSS.supports('color', color)) style.setProperty(`--${name}`, color)
    }
  }

  /** Posts from a nested frame, as a malicious page would. */
  function postFromWithin(message: unknown, base: string) {
    const nested = document.createElement('iframe')
    nested.hidden = true
    nested.src = `${base}/echo#${encodeURIComponent(JSON.stringify(message))}`
    document.body.append(nested)
  }

  function obey(order: ServiceMessage) {
    if (order.type === 'post' && order.by === 'frame') window.parent.postMessage(order.message, dapp)
    else if (order.type === 'post') postFromWithin(order.message, order.by === 'nested' ? '' : strangerUrl)
    else if (order.type === 'show') show(order.confirmation)
    else if (order.type === 'theme') dress(order.theme)
    else if (order.type === 'keep') write(tokenKey, order.token)
    else location.reload()
  }

  const early: unknown[] = []
  const hear = (message: unknown) => {
    if (socket.readyState === WebSocket.OPEN) send({ type: 'heard', message })
    else early.push(message)
  }
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== dapp) return
    try {
      hear(event.data)
    } catch {
      // A message that can't be serialized as JSON is not part of the protocol.
    }
  })
  socket.addEventListener('open', () => {
    const chainId = new URLSearchParams(location.search).get('chainId') ?? 'eip155:1'
    send({ type: 'hello', device: deviceName(), origin: dapp, token: read(tokenKey), chainId })
    for (const message of early.splice(0)) hear(message)
  })
  socket.addEventListener('message', ({ data }) => obey(JSON.parse(data) as ServiceMessage))
  socket.addEventListener('close', () => main.replaceChildren(element('p', 'The service is not running any more.')))
  show(null)
}

/**
 * The script of a page that posts the content of its address to the page around its frame. It is sent as source, like
 * the other.
 */
export function echoClient(): void {
  window.parent.parent.postMessage(JSON.parse(decodeURIComponent(location.hash.slice(1))), '*')
}
