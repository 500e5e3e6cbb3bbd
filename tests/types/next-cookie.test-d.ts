// The code in `docs/server.md` compiles.
export type { Providers } from '../../scripts/matrix/templates/next-cookie/app/providers'
