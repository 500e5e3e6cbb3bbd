// Written by `npm run docs` from docs/on-ramp.md, so that its examples compile.
createAppKit({ adapters, networks, projectId, meld: { publicKey: '…' } })

export {}
