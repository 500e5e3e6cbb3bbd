/** An error response in the service's format. */
export const refusal = (name: string, description: string, status = 400): Response =>
  Response.json({ status: 'FAILED', reasons: [{ name, description }] }, { status })
