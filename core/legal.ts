/** The pages of a dApp that its users accept, or are told of, as `createAppKit` names them. */
export interface Legal {
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
}

/** What is remembered of pages that were accepted: others are asked for again [connect-terms]. Empty where there are none. */
export const acceptedText = ({ termsConditionsUrl, privacyPolicyUrl }: Legal): string =>
  [termsConditionsUrl, privacyPolicyUrl].filter(Boolean).join(' ')

/** Whether the user has yet to accept these pages before anything leads to a wallet [connect-terms]. */
export const isUnaccepted = (legal: Legal & { legalCheckbox?: boolean }, accepted: string | undefined): boolean =>
  legal.legalCheckbox === true && acceptedText(legal) !== '' && acceptedText(legal) !== accepted
