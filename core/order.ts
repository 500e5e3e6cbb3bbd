/** The order that the dApp asks for, without unknown words, completed by the rest of the usual one. */
export const orderBy = <Word extends string>(wished: readonly Word[], usual: readonly Word[]): Word[] => [
  ...new Set([...wished.filter((word) => usual.includes(word)), ...usual]),
]
