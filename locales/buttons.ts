/** The labels of the page's buttons, a small set that loads with the page. */
export const buttonMessages = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  wrongNetwork: 'Wrong network',
  failed: 'Try again',
} as const
