/** The dApp's order, without unknown words, followed by the rest of the default order. */
export const orderBy = <Word extends string>(wished: readonly Word[], usual: readonly Word[]): Word[] => [
  ...new Set([...wished.filter((word) => usual.includes(word)), ...usual]),
]
