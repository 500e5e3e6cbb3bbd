/** The URL of the page's own icon, if it has one. */
export const pageIcon = (): string | undefined =>
  globalThis.document?.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href
