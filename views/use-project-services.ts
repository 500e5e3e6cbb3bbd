import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import { systemIds } from '../core/system-ids.ts'
import type { directoryMachine } from '../machines/directory/chart.ts'
import { kitOf } from './use-kit.ts'

const loaded = { projectServices: 'loaded' } as const

/** The directory's actor; undefined before the modal has been opened, and without a project. */
export function useDirectoryRef(actor: AnyActorRef): ActorRefFrom<typeof directoryMachine> | undefined {
  const isLoaded = useSelector(kitOf(actor), (snapshot) => snapshot.matches(loaded))
  return isLoaded ? actor.system.get(systemIds.directory) : undefined
}

/** A part of the directory's state. */
export const useDirectory = <T>(
  actor: AnyActorRef,
  select: (snapshot: SnapshotFrom<typeof directoryMachine>) => T,
): T | undefined => useSelector(useDirectoryRef(actor), (snapshot) => snapshot && select(snapshot))
