/** A pending write; a key of null clears everything. */
interface Write {
  by: Tab
  key: string | null
  value: string | null
}

/** One tab's `localStorage` and its `storage` events, as a multi-process browser keeps them. */
export interface Tab {
  storage: Storage
  page: EventTarget
}

interface Process extends Tab {
  view: Map<string, string>
  /** How many of its own writes to a key have not been echoed yet: earlier writes of others are outdated. */
  pending: Map<string | null, number>
  sent: Write[]
  inbox: Write[]
  /** Events that are still to be dispatched; their data can be read already. */
  events: number
}

/**
 * Tabs of one site: each reads and writes its own copy, and receives the others' writes when the test says so. So two
 * tabs can both read before either has received the other's write, and the later write overwrites the earlier one.
 */
export function laggingStorage(count: number, initial: Record<string, string> = {}) {
  const truth = new Map(Object.entries(initial))
  const tabs = Array.from({ length: count }, () => openTab(truth))

  /** A tab's oldest write reaches the browser, which tells every tab. */
  const send = (tab: number): boolean => {
    const write = tabs[tab]?.sent.shift()
    if (!write) return false
    apply(truth, write)
    for (const each of tabs) each.inbox.push(write)
    return true
  }
  /** The oldest write that a tab has not received is applied to its copy. */
  const hear = (tab: number): boolean => {
    const process = tabs[tab]
    const write = process?.inbox.shift()
    if (!process || !write) return false
    const { pending, view } = process
    const waiting = pending.get(write.key) ?? 0
    if (write.by === process) {
      pending.set(write.key, waiting - 1)
    } else {
      if (waiting === 0) apply(view, write)
      process.events += 1
    }
    return true
  }
  /** A tab gets the event of a write. */
  const tell = (tab: number): boolean => {
    const process = tabs[tab]
    if (!process || process.events === 0) return false
    process.events -= 1
    process.page.dispatchEvent(new Event('storage'))
    return true
  }
  /** Until every tab has received everything. @throws when they never settle. */
  const settle = () => {
    for (let steps = 0; ; steps += 1) {
      if (steps > 5000) throw new Error('The tabs answer each other for ever')
      const moved = tabs.map((_, tab) => [send(tab), hear(tab), tell(tab)].includes(true))
      if (!moved.includes(true)) return
    }
  }
  return {
    tabs: tabs as readonly Tab[],
    send,
    hear,
    tell,
    settle,
    stored: (): Record<string, string> => Object.fromEntries(truth),
  }
}

function apply(map: Map<string, string>, { key, value }: Write): void {
  if (key === null) map.clear()
  else if (value === null) map.delete(key)
  else map.set(key, value)
}

function openTab(truth: ReadonlyMap<string, string>): Process {
  const view = new Map(truth)
  const write = (key: string | null, value: string | null) => {
    const said = { by: tab, key, value }
    apply(view, said)
    tab.pending.set(key, (tab.pending.get(key) ?? 0) + 1)
    tab.sent.push(said)
  }
  const storage: Storage = {
    get length() {
      return view.size
    },
    key: (index) => [...view.keys()][index] ?? null,
    getItem: (key) => view.get(key) ?? null,
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null),
    clear: () => write(null, null),
  }
  const tab: Process = { storage, page: new EventTarget(), view, pending: new Map(), sent: [], inbox: [], events: 0 }
  return tab
}
