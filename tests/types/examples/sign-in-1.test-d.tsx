// Written by `npm run docs` from docs/sign-in.md, so that its examples compile.
import { createAppKit } from 'portico'
import { ServerSIWX } from 'portico/siwx'

createAppKit({ adapters, networks, siwx: new ServerSIWX({ url: 'https://api.example/auth' }) })
