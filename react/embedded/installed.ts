/** Whether the page is an installed app (PWA), without the browser’s own bars. */
export const isInstalled = (): boolean => !!globalThis.matchMedia?.('(display-mode: standalone)').matches
