/** Whether the user is on a phone or tablet. */
export const isMobile = (): boolean =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ||
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i.test(navigator.userAgent)
