/**
 * A self-contained function, its argument and functions that it is to call, as a script for a page. The argument is made
 * safe to stand inside a `<script>` element as well.
 */
export function scriptOf<T, P extends (...args: never[]) => void>(
  run: (argument: T, ...parts: P[]) => void,
  argument: T,
  ...parts: P[]
): string {
  const json = JSON.stringify(argument)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `;(${run.toString()})(${[json, ...parts.map(String)].join(', ')});\n`
}
