/** The address of the page's own icon, where it names one. */
export const pageIcon = (): string | undefined =>
  globalThis.document?.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href
