import { useEffect, useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { sessionMachine } from './session.ts'

/** An actor that reads and plays recorded sessions while a view is mounted; `file` is the initial one. */
export function useSession(file?: File): ActorRefFrom<typeof sessionMachine> | undefined {
  const [session, setSession] = useState<ActorRefFrom<typeof sessionMachine>>()
  useEffect(() => {
    const actor = createActor(sessionMachine).start()
    setSession(actor)
    return () => void actor.stop()
  }, [])
  useEffect(() => {
    if (file) session?.send({ type: 'file.take', brought: file })
  }, [session, file])
  return session
}
