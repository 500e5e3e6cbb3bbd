import type { Recorder } from './recording.ts'

/** Fetches what writes the session down. A session that can’t be written down goes on all the same. */
export async function startRecording(): Promise<Recorder | undefined> {
  try {
    return (await import('../../devtools/trace/recording.ts')).startRecording()
  } catch {
    return undefined
  }
}
