import { initialOf } from '../identity.ts'

/** The first letter of a name, where there is no picture. */
export const Initial = ({ name }: { name: string }) => <span className="initial">{initialOf(name)}</span>
