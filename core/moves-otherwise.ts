interface Moves {
  sent?: { amount: string }
  received?: { amount: string }
}

/** Whether the node sees another amount move than the one that is asked for: the same one again says nothing [send-review]. */
export const movesOtherwise = ({ sent, received }: Moves, units: string | null): boolean =>
  [sent, received].some((move) => move !== undefined && move.amount !== units)
