/** The words of the buttons in the page: they come with the page, so there are few of them. */
export const buttonMessages = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  wrongNetwork: 'Wrong network',
  failed: 'Try again',
} as const
