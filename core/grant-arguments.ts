/** The arguments of `SmartSessionCreated`, which `grantPermissions` of `portico/smart-session` passes. */
export interface GrantArguments {
  /** The id under which the page waits for the answer. */
  id: string
  request: object
}
