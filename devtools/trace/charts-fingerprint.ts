// Written by `npm run charts`.

/** Tells which charts a trace was recorded on. Written down, so that a page that records need not load them all for it. */
export const writtenFingerprint = 'e3d70795'
