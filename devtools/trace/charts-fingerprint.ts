// Written by `npm run charts`.

/** Identifies the charts that a trace was recorded on. Precomputed, so that a page that records need not load them. */
export const writtenFingerprint = 'b0383058'
