/**
 * The messages between the frame's script and the service. Types only: the script is sent to the frame as plain text
 * and can import nothing.
 */

import type { Row } from '../../wallet/protocol.ts'

/** What the user confirms, as plain text. */
export interface Confirmation {
  id: string
  /** The dApp's own name. */
  dapp: string
  /** The dApp's origin, as the browser reports it. */
  origin: string
  title: string
  rows: Row[]
}

/** The dApp's theme for the frame. */
export interface Theme {
  mode?: 'light' | 'dark'
  accent?: string
  background?: string
}

/** From the frame to the service. */
export type FrameMessage =
  /**
   * The first message: the browser, the dApp around the frame, the stored login for that dApp, and the initial network.
   */
  | { type: 'hello'; device: string; origin: string; token: string | null; chainId: string }
  /** Anything that the dApp has posted. */
  | { type: 'heard'; message?: unknown }
  | { type: 'approve'; id: string }
  | { type: 'reject'; id: string }

/** From the service to the frame. */
export type ServiceMessage =
  /**
   * A message to post to the dApp: by the frame or, as a fault, by a frame within it, of its own origin (`nested`) or
   * of another (`stranger`).
   */
  | { type: 'post'; message: unknown; by: 'frame' | 'nested' | 'stranger' }
  | { type: 'show'; confirmation: Confirmation | null }
  | { type: 'theme'; theme: Theme }
  /** The login to store for this dApp; null removes it. */
  | { type: 'keep'; token: string | null }
  | { type: 'reload' }
