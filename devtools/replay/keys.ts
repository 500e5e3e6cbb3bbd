import type { SnapshotFrom } from 'xstate'
import type { PlayerEvent, playerMachine } from './player.ts'

type Player = Pick<SnapshotFrom<typeof playerMachine>, 'can' | 'context'>

/** Starts a paused player, and pauses a playing one. */
export const toggled = (player: Pick<Player, 'can'>): PlayerEvent =>
  player.can({ type: 'player.pause' }) ? { type: 'player.pause' } : { type: 'player.play' }

export const toStart: PlayerEvent = { type: 'player.jump', position: 0 }
export const toEnd = ({ context }: Pick<Player, 'context'>): PlayerEvent => ({
  type: 'player.jump',
  position: context.replay.trace.steps.length,
})

/** The player's event for a key; undefined for other keys. */
export function commandOf(key: string, player: Player, rtl: boolean): PlayerEvent | undefined {
  const [forth, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === ' ') return toggled(player)
  if (key === forth) return { type: 'player.step' }
  if (key === back) return { type: 'player.back' }
  if (key === 'Home') return toStart
  return key === 'End' ? toEnd(player) : undefined
}

const TEXT = 'textarea, select, input:not([type="range"]), [contenteditable]'

/** Whether the focused element handles a key itself. */
export function isTaken(key: string, target: Element): boolean {
  if (target.closest(TEXT)) return true
  if (target.closest('input[type="range"]')) return key !== ' '
  return key === ' ' && target.closest('button, summary, a') !== null
}
