// Written by `npm run docs` from docs/adapters.md, so that its examples compile.
createAppKit({ adapters: [new ExampleAdapter({ wallet })], networks })

export {}
