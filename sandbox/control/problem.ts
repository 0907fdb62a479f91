/** A refusal of the control, as JSON with the reason in `msg`. */
export function problem(status: number, msg: string): Response {
  return Response.json({ msg }, { status })
}
