import type { Recorder } from './recording.ts'

/** Loads the recorder. If that fails, the kit runs without one. */
export async function startRecording(): Promise<Recorder | undefined> {
  try {
    return (await import('../../devtools/trace/recording.ts')).startRecording()
  } catch {
    return undefined
  }
}
