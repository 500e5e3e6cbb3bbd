import type { Recording } from './recording.ts'
import type { Setup } from './setup.ts'
import type { Signing } from './signing.ts'

/** What an engine has more than others: what writes the session down, and what signs people in. */
export interface EngineParts {
  recording?: Recording | undefined
  signing?: Signing | undefined
}

const startRecording = async (): Promise<Recording> => (await import('../devtools/trace/recording.ts')).startRecording()

/** Fetches it, as it is set up. A session that can’t be written down goes on all the same. */
export async function fetchParts({ siwx, options: { record } }: Setup): Promise<EngineParts> {
  const recording = record ? startRecording().catch(() => undefined) : undefined
  const signing = siwx && (await import('./signing.ts')).signing
  return { recording: await recording, signing }
}
