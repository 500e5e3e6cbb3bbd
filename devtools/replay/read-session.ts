import { createCatalog, type MessageCatalog } from '../../locales/catalog.ts'
import { commonMessages } from '../../locales/index.ts'
import { createReplay, type Replay } from '../trace/replay.ts'
import { limits, readTrace, TraceError } from '../trace/trace.ts'

/** What the user brings: a file, or pasted text. */
export type Brought = string | Pick<File, 'name' | 'size' | 'text'>

/** A session that can be played, and what its views are drawn with. */
export interface Session {
  name: string
  replay: Replay
  catalog: MessageCatalog
}

/** Reads a recorded session. @throws TraceError for what is none */
export async function readSession(brought: Brought): Promise<Session> {
  // Before a byte of it is read: a page that holds a hundred megabytes of text no longer responds.
  if (typeof brought !== 'string' && brought.size > limits.file) throw new TraceError('size')
  const text = typeof brought === 'string' ? brought : await brought.text()
  const replay = createReplay(readTrace(text))
  const catalog = createCatalog('en')
  // The first view draws itself at once, with messages that are there already.
  await catalog.load(commonMessages)
  return { name: typeof brought === 'string' ? 'Pasted session' : brought.name, replay, catalog }
}
