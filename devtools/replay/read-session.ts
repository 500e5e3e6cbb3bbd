import { loadWords } from '../../locales/index.ts'
import type { Words } from '../../locales/words.ts'
import { createReplay, type Replay } from '../trace/replay.ts'
import { limits, readTrace, TraceError } from '../trace/trace.ts'

/** What somebody brings: a file, or text that was pasted. */
export type Brought = string | Pick<File, 'name' | 'size' | 'text'>

/** A session that can be played, and what its views are drawn with. */
export interface Session {
  name: string
  replay: Replay
  words: Words
}

/** Reads a recorded session. @throws TraceError for what is none */
export async function readSession(brought: Brought): Promise<Session> {
  // Before a byte of it is read: a page that holds a hundred megabytes of text answers nobody.
  if (typeof brought !== 'string' && brought.size > limits.file) throw new TraceError('size')
  const text = typeof brought === 'string' ? brought : await brought.text()
  const replay = createReplay(readTrace(text))
  const words = await loadWords('en')
  await words.fetch()
  return { name: typeof brought === 'string' ? 'Pasted session' : brought.name, replay, words }
}
