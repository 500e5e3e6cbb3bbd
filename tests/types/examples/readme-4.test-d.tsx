// Written by `npm run docs` from README.md, so that its examples compile.
await kit.addAdapter(new SolanaAdapter())
await kit.addNetwork('solana', solana)

export {}
