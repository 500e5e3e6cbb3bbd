/** A small, stable hash of a text (FNV-1a, 32 bits): for colours, never for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  // A name from outside may be very long; its start is enough for a colour.
  for (let i = 0; i < Math.min(text.length, 256); i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/**
 * The first visible character of a name, which may be an emoji or a grapheme cluster of any script; isolating marks are
 * skipped.
 */
export function initialOf(name: string): string {
  const start = name
    .trim()
    .replace(/^[\u2066-\u2069]+/, '')
    .slice(0, 32)
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)
  return (first?.segment ?? '?').slice(0, 16).toUpperCase()
}
