/** The default name of an app: its page's title, else its host. */
export const pageName = (): string => document.title || location.host
