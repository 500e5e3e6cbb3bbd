/** A dApp's legal pages, by the option names of `createAppKit`. */
export interface Legal {
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
}

/**
 * The stored form of accepted pages: if they change, the user is asked again [connect-terms]. Empty if there are none.
 */
export const acceptedText = ({ termsConditionsUrl, privacyPolicyUrl }: Legal): string =>
  [termsConditionsUrl, privacyPolicyUrl].filter(Boolean).join(' ')

/** Whether the user must accept these pages before connecting to any wallet [connect-terms]. */
export const isUnaccepted = (legal: Legal & { legalCheckbox?: boolean }, accepted: string | undefined): boolean =>
  legal.legalCheckbox === true && acceptedText(legal) !== '' && acceptedText(legal) !== accepted
