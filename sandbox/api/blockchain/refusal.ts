/** How the service says that it refuses something. */
export const refusal = (name: string, description: string, status = 400): Response =>
  Response.json({ status: 'FAILED', reasons: [{ name, description }] }, { status })
