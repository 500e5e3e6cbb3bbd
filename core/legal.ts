/** The pages of a dApp that its users accept, or are told of. */
export interface Legal {
  terms?: string
  privacy?: string
}

/** What is remembered of pages that were accepted: others are asked for again [connect-terms]. */
export const acceptedText = ({ terms = '', privacy = '' }: Legal): string => `${terms} ${privacy}`
