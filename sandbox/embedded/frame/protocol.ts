/**
 * What travels between the frame's script and the service. Types only: the script is sent to the frame as plain text and
 * can import nothing.
 */

import type { Row } from '../../wallet/protocol.ts'

/** What the user confirms. All of it is text. */
export interface Confirmation {
  id: string
  /** What the dApp calls itself. */
  dapp: string
  /** Where it is from, as the browser says. */
  origin: string
  title: string
  rows: Row[]
}

/** How the dApp wants the frame to look. */
export interface Theme {
  mode?: 'light' | 'dark'
  accent?: string
  background?: string
}

/** From the frame to the service. */
export type FrameMessage =
  /** First of all: the browser it runs in, the dApp around it, the login that it has kept for that, and the network to begin on. */
  | { type: 'hello'; device: string; origin: string; token: string | null; chainId: string }
  /** What the dApp has posted, whatever it is. */
  | { type: 'heard'; message?: unknown }
  | { type: 'approve'; id: string }
  | { type: 'reject'; id: string }

/** From the service to the frame. */
export type ServiceMessage =
  /**
   * To be posted to the dApp: by the frame, or wrongly by a frame within it, of its own origin (`nested`) or of another
   * (`stranger`).
   */
  | { type: 'post'; message: unknown; by: 'frame' | 'nested' | 'stranger' }
  | { type: 'show'; confirmation: Confirmation | null }
  | { type: 'theme'; theme: Theme }
  /** The login to keep for this dApp, or none. */
  | { type: 'keep'; token: string | null }
  | { type: 'reload' }
