import { assign, sendTo, setup } from 'xstate'
import type { Replay } from '../trace/replay.ts'
import { playReplay, type Reached, reachedBy } from './play-replay.ts'

/** The playback speed; Infinity plays everything at once. */
export type Speed = number

/** The longest pause in a replay, in milliseconds. */
export const LONGEST_GAP = 2_000

interface PlayerContext {
  replay: Replay
  speed: Speed
  /** Where it is. */
  place: Reached
}

export type PlayerEvent =
  | { type: 'player.play' }
  | { type: 'player.pause' }
  | { type: 'player.step' }
  | { type: 'player.back' }
  | { type: 'player.jump'; position: number }
  | { type: 'player.pace'; speed: Speed }
  | Reached

interface InContext {
  context: PlayerContext
}

const lengthOf = (replay: Replay) => replay.trace.steps.length

/** The pause before the next input, at the current speed. */
function gapOf({ replay, place: { position }, speed }: PlayerContext): number {
  const timeOf = (index: number) => replay.trace.steps[index]?.t ?? 0
  const gap = Math.max(0, timeOf(position) - timeOf(position - 1))
  return Math.min(gap / speed, LONGEST_GAP)
}

const flow = setup({
  types: {} as { context: PlayerContext; events: PlayerEvent; input: { replay: Replay } },
  actors: { playReplay },
  guards: {
    differs: ({ context }) => context.place.difference !== null,
    isAtEnd: ({ context: { replay, place } }) => place.position === lengthOf(replay),
    hasInputs: ({ context }) => lengthOf(context.replay) > 0,
    isAfterStart: ({ context }) => context.place.position > 0,
    isElsewhere: ({ context }, position: number) => position !== context.place.position,
  },
  actions: {
    keepPlace: assign({ place: (_, place: Reached) => place }),
    keepSpeed: assign({ speed: (_, speed: Speed) => speed }),
    askFor: sendTo('playReplay', ({ context: { replay } }, position: number) => ({
      type: 'replay.jump' as const,
      position: Math.max(0, Math.min(position, lengthOf(replay))),
    })),
  },
  delays: { gap: ({ context }) => gapOf(context) },
})

const keepPlace = { type: 'keepPlace', params: ({ event }: { event: Reached }) => event } as const
const keepSpeed = { type: 'keepSpeed', params: ({ event }: { event: { speed: Speed } }) => event.speed } as const
const positionOf = ({ event }: { event: { position: number } }) => event.position
const askForFirst = { type: 'askFor', params: 0 } as const
const askForFormer = { type: 'askFor', params: ({ context }: InContext) => context.place.position - 1 } as const
const askForNext = { type: 'askFor', params: ({ context }: InContext) => context.place.position + 1 } as const
const askForMore = {
  type: 'askFor',
  params: ({ context: { replay, place, speed } }: InContext) =>
    speed === Number.POSITIVE_INFINITY ? lengthOf(replay) : place.position + 1,
} as const

/** The player of a recorded session: paused, playing, at the end, or where the session diverged. */
export const playerMachine = flow.createMachine({
  id: 'player',
  context: ({ input: { replay } }) => ({ replay, speed: 1, place: reachedBy(replay) }),
  invoke: { src: 'playReplay', id: 'playReplay', input: ({ context }) => ({ replay: context.replay }) },
  initial: 'settling',
  states: {
    settling: {
      always: [{ guard: 'differs', target: 'differing' }, { guard: 'isAtEnd', target: 'ended' }, { target: 'paused' }],
    },
    paused: {
      on: { 'player.play': 'playing', 'player.step': { actions: askForNext } },
    },
    playing: {
      description: 'The next input follows after its recorded delay, two seconds at most.',
      initial: 'waiting',
      states: {
        waiting: {
          after: { gap: { actions: askForMore } },
          on: {
            'replay.reached': { target: 'going', actions: keepPlace },
            'player.pace': { target: 'waiting', reenter: true, actions: keepSpeed },
          },
        },
        going: {
          always: [
            { guard: 'differs', target: '#player.differing' },
            { guard: 'isAtEnd', target: '#player.ended' },
            { target: 'waiting' },
          ],
        },
      },
      on: {
        'player.pause': 'paused',
        'player.step': { target: 'paused', actions: askForNext },
        'player.back': { guard: 'isAfterStart', target: 'paused', actions: askForFormer },
      },
    },
    ended: {
      on: { 'player.play': { guard: 'hasInputs', target: 'playing', actions: askForFirst } },
    },
    differing: {
      description: 'It goes on from here no more: the charts are not where they were.',
    },
  },
  on: {
    'replay.reached': { target: '.settling', actions: keepPlace },
    'player.back': { guard: 'isAfterStart', actions: askForFormer },
    'player.jump': {
      guard: { type: 'isElsewhere', params: positionOf },
      actions: { type: 'askFor', params: positionOf },
    },
    'player.pace': { actions: keepSpeed },
  },
})
