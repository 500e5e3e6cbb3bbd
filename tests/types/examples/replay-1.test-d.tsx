// Written by `npm run docs` from docs/replay.md, so that its examples compile.
export const kit = createAppKit({ adapters, networks, record: true })
