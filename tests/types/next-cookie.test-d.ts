// What `docs/server.md` says compiles.
export type { Providers } from '../../scripts/matrix/templates/next-cookie/app/providers'
