import { createCatalog, type MessageCatalog } from '../../locales/catalog.ts'
import { commonMessages } from '../../locales/index.ts'
import { createReplay, type Replay } from '../trace/replay.ts'
import { limits, readTrace, TraceError } from '../trace/trace.ts'

/** The user's input: a file, or pasted text. */
export type Brought = string | Pick<File, 'name' | 'size' | 'text'>

/** A session ready to be played, and the messages for its views. */
export interface Session {
  name: string
  replay: Replay
  catalog: MessageCatalog
}

/** Reads a recorded session. @throws TraceError if it is invalid */
export async function readSession(brought: Brought): Promise<Session> {
  // Before reading it: a hundred megabytes of text would freeze the page.
  if (typeof brought !== 'string' && brought.size > limits.file) throw new TraceError('size')
  const text = typeof brought === 'string' ? brought : await brought.text()
  const replay = createReplay(readTrace(text))
  const catalog = createCatalog('en')
  // The first view renders synchronously, with messages that have loaded.
  await catalog.load(commonMessages)
  return { name: typeof brought === 'string' ? 'Pasted session' : brought.name, replay, catalog }
}
