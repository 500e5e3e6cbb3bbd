// Written by `npm run docs` from README.md, so that its examples compile.
import { PorticoDevtools } from 'portico/devtools'

export const App = () => (
  <AppKitProvider kit={kit}>
    <Page />
    {import.meta.env.DEV && <PorticoDevtools />}
  </AppKitProvider>
)
