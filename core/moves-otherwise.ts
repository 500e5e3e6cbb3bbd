interface Moves {
  sent?: { amount: string }
  received?: { amount: string }
}

/** Whether the node's simulation moves another amount than requested [send-review]. */
export const movesOtherwise = ({ sent, received }: Moves, units: string | null): boolean =>
  [sent, received].some((move) => move !== undefined && move.amount !== units)
