// Written by `npm run charts`.

/** Identifies the charts that a trace was recorded on. Precomputed, so that a page that records need not load them. */
export const writtenFingerprint = '51c680d9'
