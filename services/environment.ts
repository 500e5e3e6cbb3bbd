/** Whether the visitor is on a phone or tablet (FACTS 10.2). */
export const isMobile = (): boolean =>
  matchMedia('(pointer: coarse)').matches ||
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i.test(navigator.userAgent)
