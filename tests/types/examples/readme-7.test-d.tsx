// Written by `npm run docs` from README.md, so that its examples compile.
import { replay } from 'portico/devtools'
import session from '../../traces/connect.portico.json'

it('goes as it went for the user', () => expect(replay(session).difference).toBeNull())
