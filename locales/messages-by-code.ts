/** The text of each code. */
export type MessagesByCode<Code extends string = string> = Readonly<Record<Code, string>>
