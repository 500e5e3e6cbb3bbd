// Written by `npm run docs` from docs/on-ramp.md, so that its examples compile.
await kit.open({ view: 'OnRampProviders' })

export {}
